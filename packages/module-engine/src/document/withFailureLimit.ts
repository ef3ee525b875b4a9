import type { z } from 'zod'
import { FINDINGS_MAX } from './limits.ts'

/** The number of failures in each parse so far. */
const failuresOf = new WeakMap<object, number>()

/**
 * Makes a schema stop once a parse has more failures than anybody reads: it has failed anyway, and the
 * remaining forty thousand cells need not be checked. Methods that copy the schema (`refine`, `describe`)
 * must not be called on the result; wrap it instead.
 */
export function withFailureLimit<Schema extends z.ZodType>(schema: Schema): Schema {
  const { run } = schema._zod
  schema._zod.run = (payload, context) => {
    const failures = failuresOf.get(context) ?? 0
    if (failures > FINDINGS_MAX) return payload
    const before = payload.issues.length
    const result = run(payload, context)
    const found = payload.issues.length - before
    if (found > 0) failuresOf.set(context, (failuresOf.get(context) ?? 0) + found)
    return result
  }
  return schema
}
