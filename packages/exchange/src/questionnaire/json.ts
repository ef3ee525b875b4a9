import { isRecord } from '@pandok/domain'

export type JsonObject = Readonly<Record<string, unknown>>

/** These functions access unchecked JSON: anything of the wrong type counts as absent. */
export const objectOf = (value: unknown): JsonObject | undefined => (isRecord(value) ? value : undefined)

export const field = (value: unknown, key: string): unknown => {
  const object = objectOf(value)
  return object && Object.hasOwn(object, key) ? object[key] : undefined
}

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

export const textIn = (value: unknown, key: string): string | undefined => {
  const found = field(value, key)
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined
}

export const flagIn = (value: unknown, key: string): boolean => field(value, key) === true

/** Returns the first member whose name has this prefix: `valueCoding` for `value[x]`. */
export function choiceIn(value: unknown, start: string): { type: string; value: unknown } | undefined {
  const object = objectOf(value)
  if (!object) return undefined
  const key = Object.keys(object).find(
    (name) => name.startsWith(start) && /^[A-Z]/u.test(name.slice(start.length)),
  )
  return key === undefined ? undefined : { type: key.slice(start.length), value: object[key] }
}

const DECIMAL_MAX = 30

/** Returns an exact decimal of a JSON number or a numeric text. */
export function decimalOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) {
    const text = /e/iu.test(String(value)) ? value.toFixed(20).replace(/\.?0+$/u, '') : String(value)
    return text.length <= DECIMAL_MAX && /^-?\d+(?:\.\d+)?$/u.test(text) ? text : undefined
  }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return /^-?\d+(?:\.\d+)?$/u.test(text) && text.length <= DECIMAL_MAX ? text : undefined
}
