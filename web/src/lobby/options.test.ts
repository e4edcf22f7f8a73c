import { expect, test } from "vitest";
import type { OptionInfo } from "../wire/table.ts";
import { blamed, carry, change, read, sections, spell, value } from "./options.ts";

const option = (name: string, section: string, defaults: Record<string, string>): OptionInfo => ({
  name,
  section,
  text: { name: "plain", values: { text: `About ${name}.` } },
  kind: "number",
  values: Object.values(defaults),
  defaults,
  passage: { name: "plain" },
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
  const changes = { fleets: "99", width: "2", gate_attack: "link" };
  const small = { name: "area-too-small", values: { width: 2, height: 5 } };
  expect(blamed(changes, { name: "no-number-between", values: { name: "fleets", text: "99" } })).toEqual(["fleets"]);
  expect(blamed(changes, small)).toEqual(["width"]);
  expect(blamed(changes, { name: "attack-needs-a-link" })).toEqual(["gate_attack"]);
  expect(blamed({}, small)).toEqual([]);
  expect(blamed(changes, { name: "too-fast" })).toEqual([]);
});
