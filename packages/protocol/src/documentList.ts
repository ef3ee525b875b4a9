import { DOCUMENT_KINDS } from '@pandok/domain'
import { z } from 'zod'
import { listParam, listResult } from './list.ts'

const kind = z.enum(DOCUMENT_KINDS)

/** The query and answer of a list of a member's documents; `fields` are those of one kind. */
export const documentList = <
  const Sorts extends readonly [string, ...string[]],
  Fields extends z.core.$ZodLooseShape,
>(
  sorts: Sorts,
  fields: Fields,
) => ({
  param: z.strictObject({ ...listParam(sorts), kind: kind.optional() }),
  result: z.strictObject(listResult(z.strictObject({ kind, id: z.string(), name: z.string(), ...fields }))),
})
