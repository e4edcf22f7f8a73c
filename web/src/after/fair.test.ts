import { expect, test } from "vitest";

import { command, hashOf, verdict } from "./fair.ts";

test("the fingerprint is the secret's SHA-256", async () => {
  expect(await hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("the command names two files and nothing else", () => {
  expect(command("-k7_")).toBe("python check_dice.py ./-k7_.log ./-k7_.json");
});

test("the verdict compares with what this browser was shown before it added its word", async () => {
  const fairness = { hash: await hashOf("abc"), secret: "abc", salts: ["12", ""], convinced: [true, false] };
  const kept = { hash: fairness.hash, salt: "12" };
  expect(await verdict(fairness, 0, kept)).toBe("kept");
  expect(await verdict(fairness, 0)).toBe("matches");
  expect(await verdict(fairness, -1, kept)).toBe("matches");
  expect(await verdict(fairness, 0, { ...kept, salt: "13" })).toBe("differs");
  expect(await verdict(fairness, 0, { ...kept, hash: await hashOf("abd") })).toBe("differs");
  expect(await verdict({ ...fairness, secret: "abd" }, 0, kept)).toBe("differs");
});
