import { isRecord } from '@pandok/domain'
import type { z } from 'zod'

/**
 * Makes a strict object run the schemas of the keys that a value has and has to have. Zod also runs those of optional keys that
 * are absent, and an input has five of thirty. It finds the same and returns the same, in the same order. Methods that copy the
 * schema (`refine`, `describe`) must not be called on the result; wrap it instead.
 */
export function sparsely<Schema extends z.ZodObject>(schema: Schema): Schema {
  const { run } = schema._zod
  const fields = Object.entries(schema.shape)
  const known = new Set(fields.map(([key]) => key))

  schema._zod.run = (payload, context) => {
    const input = payload.value
    if (!isRecord(input)) return run(payload, context)
    const output: Record<string, unknown> = {}
    for (const [key, field] of fields) {
      const { optin, optout } = field._zod
      const isAbsent = !(key in input)
      if (isAbsent && optin === 'optional' && optout === 'optional') continue
      const read = field._zod.run({ value: input[key], issues: [] }, context)
      if (read instanceof Promise) throw new Error(`${key} is read later than its object.`)
      for (const issue of read.issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] })
      if (!isAbsent) output[key] = read.value
    }
    const keys = Object.keys(input).filter((key) => !known.has(key))
    if (keys.length > 0)
      payload.issues.push({ code: 'unrecognized_keys', keys, input, inst: schema, continue: true })
    payload.value = output
    return payload
  }
  return schema
}
