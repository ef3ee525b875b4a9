import {
  checkPlate,
  checkPlateName,
  LIBRARY_GRADES,
  PLATE_MAX_BYTES,
  PLATE_NAME_MAX_CHARACTERS,
  type PlateContent,
} from '@pandok/domain'
import { z } from 'zod'
import { instant } from '../fields.ts'
import { itemName, itemRights, itemSource } from '../item.ts'
import { libraryFields } from '../library/entry.ts'
import { moduleDocument } from '../module/module.ts'
import type { Problem } from '../problems.ts'
import { autoFill, cells, keyMap } from './cells.ts'
import { exam } from './exam.ts'

export const plateName = itemName(checkPlateName, PLATE_NAME_MAX_CHARACTERS)

/** For a whole plate, once its parts are right: names each place where they don't fit together. */
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

/** A plate as lists show it: everything but its cells. */
export const plateItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The creator's. */
  nickname: z.string(),
  shared: z.boolean(),
  /** From 1; every change of name, cells, keys, auto fill or exam raises it. */
  revision: z.int().positive(),
  /** What it is a copy of; the nickname is null when the original or its creator is gone. */
  source: itemSource.optional(),
  /** Absent for what isn't in Pandok's library. */
  library: z.enum(LIBRARY_GRADES).optional(),
  ...libraryFields,
  /** The library place that it takes up; absent for what the member made, copied from others or imported. */
  place: z.enum(LIBRARY_GRADES).optional(),
  cellCount: count,
  keyCount: count,
  moduleCount: count,
  /** Where its cells lie and which colours they have, for a small picture. */
  sketch: z.array(z.strictObject({ position: count, color: z.string().optional() })),
  createdAt: instant,
  updatedAt: instant,
  /** Only for what is in the trash. */
  deletedAt: instant.optional(),
  mine: z.boolean(),
  /** The caller has a copy of it, be it in the trash. */
  copied: z.boolean(),
  /** Of the paid library, and the caller has no place for it now. */
  locked: z.boolean(),
  /** What the caller may do with it. */
  may: itemRights,
})

export type PlateItem = z.output<typeof plateItem>

/** A plate whole. */
export const plateDocument = plateItem.extend({ cells, keyMap, autoFill, exam: exam.optional() })

export type PlateDocument = z.output<typeof plateDocument>

/** With the modules that its cells use, as far as they are still there; those in their owner's trash are. */
export const loadedPlate = plateDocument.extend({ modules: z.array(moduleDocument) })

export type LoadedPlate = z.output<typeof loadedPlate>

/** What `details` of a CONFLICT carry. */
export interface PlateConflict {
  newest: PlateDocument
}
