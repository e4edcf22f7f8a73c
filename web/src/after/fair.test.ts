import { expect, test } from "vitest";

import { command, hashOf } from "./fair.ts";

test("the fingerprint is the secret's SHA-256", async () => {
  expect(await hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the command names the salts in the order of the seats, bots' too", () => {
  expect(command("k7", "abc", ["12", ""])).toBe('python check_dice.py k7.log abc "12" ""');
});
