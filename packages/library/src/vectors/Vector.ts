import { z } from 'zod'

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const value = z.union([scalar, z.array(scalar)])
const row = z.record(z.string(), value)

/** A case with its known result: either values, or an input and its fault. */
const vector = z.object({
  id: z.string(),
  /** Several lesions are given as a list under the name of their group. */
  in: z.record(z.string(), z.union([value, z.array(row)])),
  out: z.union([
    z.object({ each: z.array(row).optional(), overall: row }),
    z.object({ error: z.string(), field: z.string(), row: z.int().optional() }),
    row,
  ]),
})

/** A case of the previous edition whose result was changed intentionally, by its name or in words. */
const superseded = z.object({ vector: z.string().optional() })

/** The part of a decision table's file that its cases need; the rest is ignored. */
export const vectorFile = z.object({
  slug: z.string(),
  /** The module, if the file has a different name. */
  module: z.string().optional(),
  /** For several lesions, the group whose rows they are. */
  group: z.string().optional(),
  supersedes: z.array(superseded).optional(),
  vectors: z.array(vector),
})

export type Scalar = z.output<typeof scalar>
export type VectorValue = z.output<typeof value>
export type VectorRow = z.output<typeof row>
export type Vector = z.output<typeof vector>
export type VectorFile = z.output<typeof vectorFile>
