import { z } from 'zod'
import { autoFill, cells, keyMap } from './cells.ts'

/** What was frozen. */
export const plateSnapshot = z.strictObject({ name: z.string(), cells, keyMap, autoFill })

export type PlateSnapshot = z.output<typeof plateSnapshot>
