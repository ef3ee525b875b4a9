import { z } from 'zod'
import { autoFill, cells, keyMap } from './cells.ts'
import { exam } from './exam.ts'

/** The content of a backup. */
export const plateSnapshot = z.strictObject({
  name: z.string(),
  cells,
  keyMap,
  autoFill,
  exam: exam.optional(),
})

export type PlateSnapshot = z.output<typeof plateSnapshot>
