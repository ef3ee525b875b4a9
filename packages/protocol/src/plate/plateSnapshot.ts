import { z } from 'zod'
import { autoFill, cells, keyMap } from './cells.ts'
import { exam } from './exam.ts'

/** What was frozen. */
export const plateSnapshot = z.strictObject({
  ...{ name: z.string(), cells, keyMap, autoFill },
  exam: exam.optional(),
})

export type PlateSnapshot = z.output<typeof plateSnapshot>
