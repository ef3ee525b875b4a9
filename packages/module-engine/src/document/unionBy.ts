import { isRecord } from '@pandok/domain'
import { z } from 'zod'
import { withFailureLimit } from './withFailureLimit.ts'

export interface Choice {
  /** Returns the index of the intended member, or -1 for none. */
  choose: (value: unknown) => number
  /** The words for what was expected if no member fits. */
  expected: string
}

/**
 * A union whose member is chosen from the value. A plain union tries every member, so that a wrong cell is
 * reported once for each member, and a long hostile document costs many times its length. Here only the
 * intended member reports what is wrong, at its place. Methods that copy the schema (`refine`, `describe`)
 * must not be called on the result; wrap it instead.
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
  return withFailureLimit(union)
}

/** Chooses the member by the first of these keys that the value has; the first member is for texts. */
export function byKey(keys: readonly string[], text: string): Choice {
  const choose = (value: unknown) => {
    if (typeof value === 'string') return 0
    return isRecord(value) ? keys.findIndex((key) => Object.hasOwn(value, key)) + 1 || -1 : -1
  }
  return { choose, expected: [text, ...keys.map((key) => `{${key}}`)].join(', ') }
}

/** Chooses the member by the type of the value; `null`, `array` and `object` count as types here. */
export const byType = (...types: readonly string[]): Choice => ({
  choose: (value) => types.indexOf(typeOf(value)),
  expected: types.join(', '),
})

export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
