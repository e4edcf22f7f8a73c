import { expect, test } from "vitest";
import { example, grouped, operations, typed, type Description } from "./openapi.ts";

const seat = { $ref: "#/components/schemas/Seat" };
const whole: Description = {
  paths: {
    "/api/tables": {
      get: {
        summary: "All tables",
        responses: { "200": { content: { "application/json": { schema: { type: "array", items: seat } } } } },
      },
      post: { summary: "A new one", requestBody: { content: { "application/json": { schema: seat } } } },
    },
    "/api/tables/{id}/join": { post: { parameters: [{ name: "id", in: "path", required: true }] } },
    "/api/me": { get: {} },
  },
  components: {
    schemas: {
      Seat: {
        type: "object",
        required: ["kind"],
        properties: { kind: { enum: ["bot", "open"] }, next: { oneOf: [{ type: "null" }, seat] } },
      },
    },
  },
};

test("every method of every path is an operation, grouped by what it is about", () => {
  const groups = grouped(operations(whole));
  expect(groups.map(({ name, operations }) => [name, operations.map(({ id }) => id)])).toEqual([
    ["tables", ["get-api-tables", "post-api-tables", "post-api-tables-id-join"]],
    ["me", ["get-api-me"]],
  ]);
});

test("types in a few words", () => {
  expect(typed({ type: "array", items: seat })).toBe("Seat[]");
  expect(typed({ oneOf: [{ type: "null" }, { type: "integer" }] })).toBe("null | integer");
  expect(typed({ enum: ["bot", "pass"] })).toBe('"bot" | "pass"');
  expect(typed({ additionalProperties: { type: "string" } })).toBe("{ [name]: string }");
});

test("examples fit, even of types that hold themselves", () => {
  expect(example(seat, whole)).toMatchObject({ kind: "bot", next: { kind: "bot" } });
});
