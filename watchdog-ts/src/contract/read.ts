// Walks a value from outside along a schema: what fits comes back as a new value without unknown fields and with the
// defaults filled in; what does not fit comes back as the place and the reason. Never throws, never loops: the depth of
// the walk is that of the schema, except for free objects, which are taken as they are.
import { SCHEMAS } from "./schemas"

/** The part of JSON Schema that the generated schemas use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly default?: unknown
}

export type Reading = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string }

type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fits = (value: unknown): Reading => ({ ok: true, value })
const wrong = (place: string, problem: string): Reading => ({ ok: false, problem: `${place || "value"}: ${problem}` })

/** Reads `value` as the definition `name` of the contract. */
export const readAs = (name: string, value: unknown): Reading => read({ $ref: name }, value, "")

function read(schema: Schema, value: unknown, place: string): Reading {
  if (schema.$ref !== undefined) return read(SCHEMAS[schema.$ref] ?? { enum: [] }, value, place)
  if (schema.anyOf !== undefined) return readEither(schema.anyOf, value, place)
  if ("const" in schema && value !== schema.const) return wrong(place, `must be ${JSON.stringify(schema.const)}`)
  if (schema.enum !== undefined && !schema.enum.includes(value)) return wrong(place, "is none of the allowed values")
  if (!hasType(value, schema.type)) return wrong(place, `must be of type ${schema.type}`)
  if (typeof value === "string") return readText(schema, value, place)
  if (typeof value === "number") return readNumber(schema, value, place)
  if (Array.isArray(value)) return readList(schema, value, place)
  return isObject(value) ? readObject(schema, value, place) : fits(value)
}

function hasType(value: unknown, type: string | undefined): boolean {
  if (type === "null") return value === null
  if (type === "integer") return Number.isSafeInteger(value)
  if (type === "array") return Array.isArray(value)
  if (type === "object") return isObject(value)
  return type === undefined || typeof value === type
}

function readEither(options: readonly Schema[], value: unknown, place: string): Reading {
  const readings = options.map((option) => read(option, value, place))
  // The first option's complaint is the useful one: the others are mostly `null`.
  return readings.find((reading) => reading.ok) ?? readings[0] ?? wrong(place, "fits nothing")
}

function readText(schema: Schema, value: string, place: string): Reading {
  // In Unicode mode this finds lone surrogates only: text that could never be written as UTF-8 again.
  if (/[\ud800-\udfff]/u.test(value)) return wrong(place, "holds half a character")
  if (value.length > (schema.maxLength ?? Infinity)) return wrong(place, "is too long")
  const isMatch = schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value)
  return isMatch ? fits(value) : wrong(place, "does not have the form it must have")
}

function readNumber(schema: Schema, value: number, place: string): Reading {
  const isInside = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
  return isInside ? fits(value) : wrong(place, "is out of range")
}

function readList(schema: Schema, value: readonly unknown[], place: string): Reading {
  const isInside = value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity)
  if (!isInside) return wrong(place, `has ${value.length} items, which is not allowed`)
  const items: unknown[] = []
  for (const [index, item] of value.entries()) {
    const reading = read(schema.items ?? {}, item, `${place}[${index}]`)
    if (!reading.ok) return reading
    items.push(reading.value)
  }
  return fits(items)
}

function readObject(schema: Schema, value: Fields, place: string): Reading {
  if (schema.properties === undefined) return readMap(schema, value, place)
  const found: [string, unknown][] = []
  for (const [key, field] of Object.entries(schema.properties)) {
    const inner = place === "" ? key : `${place}.${key}`
    if (!Object.hasOwn(value, key)) {
      if (schema.required?.includes(key)) return wrong(inner, "is missing")
      if ("default" in field) found.push([key, field.default])
      continue
    }
    const reading = read(field, value[key], inner)
    if (!reading.ok) return reading
    found.push([key, reading.value])
  }
  return fits(Object.fromEntries(found))
}

function readMap(schema: Schema, value: Fields, place: string): Reading {
  const held = schema.additionalProperties
  if (typeof held !== "object") return fits(value)
  const found: [string, unknown][] = []
  for (const [key, item] of Object.entries(value)) {
    const name = read(schema.propertyNames ?? {}, key, `${place}.${key}`)
    const reading = name.ok ? read(held, item, `${place}.${key}`) : name
    if (!reading.ok) return reading
    found.push([key, reading.value])
  }
  return fits(Object.fromEntries(found))
}
