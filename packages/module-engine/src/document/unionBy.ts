import { z } from 'zod'
import { sparing } from './sparing.ts'

export interface Choice {
  /** Which member a value was meant to be; -1 for none. */
  choose: (value: unknown) => number
  /** The words for what was expected, said of a value that no member was meant for. */
  expected: string
}

/**
 * A union whose member is chosen by one look at the value. A plain union tries every member, so that a wrong cell is
 * reported once per member, and a long hostile document costs many times its length; here the one member that was meant
 * says what is wrong, at its place. Call nothing on the result that copies it (`refine`, `describe`): wrap it.
 */
export function unionBy<const Members extends readonly [z.ZodType, z.ZodType, ...z.ZodType[]]>(
  members: Members,
  { choose, expected }: Choice,
): z.ZodUnion<Members> {
  const union = z.union(members)
  union._zod.run = (payload, context) => {
    const { value } = payload
    const member = members[choose(value)]
    if (member) return member._zod.run(payload, context)
    payload.issues.push({ code: 'invalid_union', errors: [], note: expected, input: value, inst: union })
    return payload
  }
  return sparing(union)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The member with the first of these keys that the value has; `text` is the first member, for texts. */
export function byKey(keys: readonly string[], text: string): Choice {
  const choose = (value: unknown) => {
    if (typeof value === 'string') return 0
    return isObject(value) ? keys.findIndex((key) => Object.hasOwn(value, key)) + 1 || -1 : -1
  }
  return { choose, expected: [text, ...keys.map((key) => `{${key}}`)].join(', ') }
}

/** The member with the value's type; `null`, `array` and `object` are types here. */
export const byType = (...types: readonly string[]): Choice => ({
  choose: (value) => types.indexOf(typeOf(value)),
  expected: types.join(', '),
})

export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
