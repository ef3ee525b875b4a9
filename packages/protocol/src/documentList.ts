import type { DocumentKindName } from '@pandok/domain'
import { z } from 'zod'
import { listParam, listResult } from './list.ts'

/** The query and answer of a list of a member's documents; `fields` are those of this list. */
export const documentList = <
  const Sorts extends readonly [string, ...string[]],
  Fields extends z.core.$ZodLooseShape,
>(
  sorts: Sorts,
  fields: Fields,
  kinds: readonly DocumentKindName[],
) => {
  const kind = z.enum(kinds)
  return {
    param: z.strictObject({ ...listParam(sorts), kind: kind.optional() }),
    result: z.strictObject(listResult(z.strictObject({ kind, id: z.string(), name: z.string(), ...fields }))),
  }
}
