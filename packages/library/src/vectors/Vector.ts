import { z } from 'zod'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A case with its known answer: either what comes out, or which input is at fault and how. */
const vector = z.object({
  id: z.string(),
  in: z.record(z.string(), value),
  out: z.record(z.string(), value),
})

/** As much of a decision table's file as its cases need; the rest of the file is not ours. */
export const vectorFile = z.object({ slug: z.string(), vectors: z.array(vector) })

export type Vector = z.output<typeof vector>
export type VectorFile = z.output<typeof vectorFile>
