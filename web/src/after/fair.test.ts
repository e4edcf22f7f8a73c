import { expect, test } from "vitest";

import { hashOf } from "./fair.ts";

test("the fingerprint is the secret's SHA-256", async () => {
  expect(await hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
