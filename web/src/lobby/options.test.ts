import { expect, test } from "vitest";
import type { OptionInfo } from "../wire/table.ts";
import { blamed, carry, change, read, sections, spell, value } from "./options.ts";

const option = (name: string, section: string, defaults: Record<string, string>): OptionInfo => ({
  name,
  section,
  text: `About ${name}.`,
  kind: "word",
  values: Object.values(defaults),
  meanings: [],
  defaults,
  passage: "",
  rulings: [],
});
const bribes = option("bribes", "order", { draft: "none", protocols: "free" });
const fleets = option("fleets", "set-up", { draft: "25", protocols: "25" });
const options = [bribes, fleets];

test("only what differs is spelt", () => {
  expect(spell("protocols", {})).toBe("edition=protocols");
  const once = change(bribes, "protocols", {}, "none");
  expect(spell("protocols", once)).toBe("edition=protocols bribes=none");
  expect(change(bribes, "protocols", once, "free")).toEqual({});
});

test("what is spelt can be read", () => {
  expect(read("edition=draft  bribes=free fleets=20", "protocols")).toEqual({
    edition: "draft",
    changes: { bribes: "free", fleets: "20" },
  });
  expect(read("", "protocols")).toEqual({ edition: "protocols", changes: {} });
});

test("a value is the changed one, or the edition's", () => {
  expect(value(bribes, "draft", {})).toBe("none");
  expect(value(bribes, "draft", { bribes: "free" })).toBe("free");
});

test("another edition keeps the changes that still are some", () => {
  expect(carry(options, { bribes: "none", fleets: "20" }, "draft")).toEqual({ fleets: "20" });
});

test("options are found by any of their words, in their sections", () => {
  expect(sections(options, "").map((section) => section.name)).toEqual(["order", "set-up"]);
  expect(sections(options, "ABOUT fle")).toEqual([{ name: "set-up", options: [fleets] }]);
  expect(sections(options, "", (one) => one === bribes)).toHaveLength(1);
  expect(sections(options, "nothing")).toEqual([]);
});

test("a refusal speaks of changes by name, or by what they are about", () => {
  const width = { ...option("width", "set-up", { draft: "0" }), text: "Columns of the area." };
  const all = [...options, width];
  const changes = { fleets: "99", width: "2" };
  expect(blamed(all, changes, "option fleets: '99' is not a number from 10 to 25")).toEqual(["fleets"]);
  expect(blamed(all, changes, "an area of 2x2 is too small: 3x3 at least")).toEqual(["width"]);
  expect(blamed(all, {}, "an area of 2x2 is too small: 3x3 at least")).toEqual([]);
  expect(blamed(all, changes, "that is too fast")).toEqual([]);
});
