import {
  checkModuleName,
  LIBRARY_GRADES,
  MODULE_LABEL_MAX_CHARACTERS,
  MODULE_NAME_MAX_CHARACTERS,
  MODULE_NOTE_MAX_CHARACTERS,
} from '@pandok/domain'
import { z } from 'zod'
import { instant, line, paragraph } from '../fields.ts'
import { itemName, itemRights, itemSource } from '../item.ts'
import { libraryFields } from '../library/entry.ts'

export const moduleName = itemName(checkModuleName, MODULE_NAME_MAX_CHARACTERS)

const label = line(MODULE_LABEL_MAX_CHARACTERS).transform((text) => text.normalize('NFC'))

/** Free words: every department has its own. */
export const moduleLabels = {
  section: label,
  modality: label,
  type: label,
  note: paragraph(MODULE_NOTE_MAX_CHARACTERS).transform((text) => text.normalize('NFC')),
}

/** The module engine reads it; for the wire it is an object. */
export const givenDefinition = z.record(z.string(), z.unknown())

const count = z.int().nonnegative()

/** A module as lists show it: everything but the definition. */
export const moduleItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  section: z.string(),
  modality: z.string(),
  type: z.string(),
  note: z.string(),
  shared: z.boolean(),
  /** From 1; every change of name, labels or definition raises it. */
  revision: z.int().positive(),
  /** What it is a copy of; the nickname is null when the original or its creator is gone. */
  source: itemSource.optional(),
  /** Absent for what isn't in Pandok's library. */
  library: z.enum(LIBRARY_GRADES).optional(),
  ...libraryFields,
  createdAt: instant,
  updatedAt: instant,
  /** Only for what is in the trash. */
  deletedAt: instant.optional(),
  /** The creator's. */
  nickname: z.string(),
  mine: z.boolean(),
  /** The caller has a copy of it, be it in the trash. */
  copied: z.boolean(),
  /** Of the paid library, and the caller's tier doesn't include it. */
  locked: z.boolean(),
  /** What the caller may do with it. */
  may: itemRights,
  inputCount: count,
  outputCount: count,
})

export type ModuleItem = z.output<typeof moduleItem>

/** A module whole. */
export const moduleDocument = moduleItem.extend({ definition: z.record(z.string(), z.unknown()) })

export type ModuleDocument = z.output<typeof moduleDocument>

/** What `details` of a CONFLICT carry. */
export interface ModuleConflict {
  newest: ModuleDocument
}
