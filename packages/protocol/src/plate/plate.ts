import {
  checkPlate,
  checkPlateName,
  LIBRARY_GRADES,
  PLATE_MAX_BYTES,
  PLATE_NAME_MAX_CHARACTERS,
  type PlateContent,
} from '@pandok/domain'
import { z } from 'zod'
import { itemFields, itemName, ownWords } from '../item.ts'
import { moduleDocument } from '../module/module.ts'
import type { Problem } from '../problems.ts'
import { autoFill, cells, keyMap } from './cells.ts'
import { exam } from './exam.ts'

export const plateName = itemName(checkPlateName, PLATE_NAME_MAX_CHARACTERS)

/** Reports where the parts of a plate don't fit together, after each part was parsed. */
export function plateFits(content: Omit<PlateContent, 'name'>, context: z.RefinementCtx): void {
  for (const { path, reason, max } of checkPlate(content)) {
    const message: Problem = reason
    const params = max === undefined ? {} : { params: { max } }
    context.addIssue({ code: 'custom', path: [...path], message, ...params })
  }
  const { cells, keyMap, autoFill, exam } = content
  if (new TextEncoder().encode(JSON.stringify({ cells, keyMap, autoFill, exam })).length > PLATE_MAX_BYTES) {
    const message: Problem = 'tooLarge'
    context.addIssue({ code: 'custom', path: ['cells'], message })
  }
}

export const plateContent = { name: plateName, cells, keyMap, autoFill, exam: exam.optional() }

const count = z.int().nonnegative()

/** A plate in a list, without its cells. */
export const plateItem = z.strictObject({
  ...itemFields,
  /**
   * The library place that the plate occupies. It is absent for plates that the member made, copied from
   * others or imported.
   */
  place: z.enum(LIBRARY_GRADES).optional(),
  cellCount: count,
  keyCount: count,
  moduleCount: count,
  /** The positions and colors of its cells for a thumbnail. */
  sketch: z.array(z.strictObject({ position: count, color: z.string().optional() })),
})

export type PlateItem = z.output<typeof plateItem>

/** A plate with its cells. */
export const plateDocument = plateItem.extend({ cells, keyMap, autoFill, exam: exam.optional() })

export type PlateDocument = z.output<typeof plateDocument>

/** The plate with those modules of its cells that exist, including those in their owner's trash. */
export const loadedPlate = plateDocument.extend({
  ownWords,
  modules: z.array(moduleDocument.extend({ ownWords })),
})

export type LoadedPlate = z.output<typeof loadedPlate>

/** The content of `details` in a CONFLICT. */
export interface PlateConflict {
  newest: PlateDocument
}
