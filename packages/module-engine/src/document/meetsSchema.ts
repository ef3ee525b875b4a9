type Json = Readonly<Record<string, unknown>>
type Check = (value: unknown, limit: never, schema: Json, root: Json) => boolean

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const size = (value: string) => [...value].length

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
}

const CHECKS: Readonly<Record<string, Check>> = {
  type: (value, type: string) => TYPES[type]?.(value) ?? false,
  const: (value, only: unknown) => value === only,
  enum: (value, all: readonly unknown[]) => all.includes(value),
  minLength: (value, min: number) => typeof value !== 'string' || size(value) >= min,
  maxLength: (value, max: number) => typeof value !== 'string' || size(value) <= max,
  pattern: (value, pattern: string) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minimum: (value, min: number) => typeof value !== 'number' || value >= min,
  maximum: (value, max: number) => typeof value !== 'number' || value <= max,
  minItems: (value, min: number) => !Array.isArray(value) || value.length >= min,
  maxItems: (value, max: number) => !Array.isArray(value) || value.length <= max,
  anyOf: (value, all: readonly Json[], _, root) => all.some((one) => meetsSchema(value, one, root)),
  oneOf: (value, all: readonly Json[], _, root) =>
    all.filter((one) => meetsSchema(value, one, root)).length === 1,
  $ref: (value, ref: string, _, root) =>
    meetsSchema(value, (root['$defs'] as Record<string, Json>)[ref.replace('#/$defs/', '')] ?? false, root),
  required: (value, keys: readonly string[]) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (value, all: Readonly<Record<string, Json>>, _, root) =>
    !isObject(value) ||
    Object.entries(all).every(
      ([key, one]) => !Object.hasOwn(value, key) || meetsSchema(value[key], one, root),
    ),
  additionalProperties: (value, other: Json | boolean, { properties = {} }, root) =>
    !isObject(value) ||
    Object.keys(value).every(
      (key) => Object.hasOwn(properties as Json, key) || meetsSchema(value[key], other, root),
    ),
  propertyNames: (value, names: Json, _, root) =>
    !isObject(value) || Object.keys(value).every((key) => meetsSchema(key, names, root)),
  prefixItems: (value, all: readonly Json[], _, root) =>
    !Array.isArray(value) || all.every((one, at) => at >= value.length || meetsSchema(value[at], one, root)),
  items: (value, item: Json | boolean, { prefixItems = [] }, root) =>
    !Array.isArray(value) ||
    value.slice((prefixItems as unknown[]).length).every((one) => meetsSchema(one, item, root)),
}
const ANNOTATIONS: ReadonlySet<string> = new Set(['$schema', '$defs', 'default', 'format', 'title', 'id'])

/**
 * An independent validator for tests: the part of JSON Schema that ours uses, implemented from the standard
 * and not by the library that wrote the schema. An unknown keyword is an error and never passes.
 */
export function meetsSchema(value: unknown, schema: Json | boolean, root?: Json): boolean {
  if (typeof schema === 'boolean') return schema
  return Object.entries(schema).every(([keyword, limit]) => {
    if (ANNOTATIONS.has(keyword)) return true
    const check = CHECKS[keyword]
    if (!check) throw new Error(`the keyword ${keyword} is not known here`)
    // The schema is our own, so the limit of each keyword has the type that its check takes.
    return check(value, limit as never, schema, root ?? schema)
  })
}
