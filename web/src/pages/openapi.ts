/** An OpenAPI description as a list of operations with examples: as much of it as the reference shows. */

export type Schema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  examples?: unknown;
};

type Body = { description?: string; content?: Record<string, { schema?: Schema }> };
type RawOperation = {
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};
export type Description = {
  paths?: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
};

export type Operation = Omit<RawOperation, "requestBody" | "responses" | "parameters"> & {
  id: string;
  method: string;
  path: string;
  parameters: NonNullable<RawOperation["parameters"]>;
  request?: Schema;
  responses: { status: string; about: string; schema?: Schema }[];
};
export type Group = { name: string; operations: Operation[] };

const METHODS = ["get", "post", "put", "patch", "delete"];
const DEEPEST = 5;

const schemaOf = (body?: Body) => Object.values(body?.content ?? {})[0]?.schema;

export function operations({ paths = {} }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => {
      const { requestBody, responses = {}, parameters = [], ...rest } = methods[method];
      return {
        ...rest,
        id: `${method}${path}`.replace(/[^\w]+/g, "-").replace(/-$/, ""),
        method: method.toUpperCase(),
        path,
        parameters,
        request: schemaOf(requestBody),
        responses: Object.entries(responses).map(([status, body]) => ({
          status,
          about: body.description ?? "",
          schema: schemaOf(body),
        })),
      };
    }),
  );
}

/** By the first word of the path after /api. */
export function grouped(all: Operation[]): Group[] {
  const name = ({ path }: Operation) =>
    path
      .split("/")
      .filter(Boolean)
      .find((part) => part !== "api") ?? path;
  return [...new Set(all.map(name))].map((group) => ({ name: group, operations: all.filter((one) => name(one) === group) }));
}

export function resolved(schema: Schema, whole: Description): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return (name !== undefined && whole.components?.schemas?.[name]) || schema;
}

/** The type in a few words: `number`, `Seat[]`, `"bot" | "pass"`. */
export function typed(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1)!;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return several.map(typed).join(" | ");
  if (schema.items) return `${typed(schema.items)}[]`;
  if (typeof schema.additionalProperties === "object") return `{ [name]: ${typed(schema.additionalProperties)} }`;
  return [schema.type ?? "anything"].flat().join(" | ");
}

/** A value that fits. */
export function example(schema: Schema, whole: Description, depth = 0): unknown {
  const real = resolved(schema, whole);
  if (real.const !== undefined) return real.const;
  if (real.default !== undefined && real.default !== "") return real.default;
  if (real.enum) return real.enum[0];
  const one = (real.oneOf ?? real.anyOf)?.find((option) => option.type !== "null");
  if (one) return example(one, whole, depth);
  if (depth > DEEPEST) return {};
  if (real.properties) {
    return Object.fromEntries(Object.entries(real.properties).map(([name, inner]) => [name, example(inner, whole, depth + 1)]));
  }
  if (real.items) return [example(real.items, whole, depth + 1)];
  const values: Record<string, unknown> = {
    string: "…",
    integer: 0,
    number: 0,
    boolean: false,
    object: {},
    null: null,
    array: [],
  };
  return values[[real.type ?? "object"].flat()[0]] ?? {};
}
