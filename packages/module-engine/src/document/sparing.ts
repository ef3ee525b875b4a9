import type { z } from 'zod'
import { FINDINGS_MAX } from './limits.ts'

/** How much each reading has found wrong so far. */
const failuresOf = new WeakMap<object, number>()

/**
 * Makes a schema stop looking once its reading has found more than anybody reads: it has failed, and need not say so of
 * the forty thousand cells that are left. Call nothing on the result that copies it (`refine`, `describe`): wrap it.
 */
export function sparing<Schema extends z.ZodType>(schema: Schema): Schema {
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
