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

/** Free text, because every department has its own words. */
export const moduleLabels = {
  section: label,
  modality: label,
  type: label,
  note: paragraph(MODULE_NOTE_MAX_CHARACTERS).transform((text) => text.normalize('NFC')),
}

/** On the wire it is any object; the module engine parses it. */
export const givenDefinition = z.record(z.string(), z.unknown())

const count = z.int().nonnegative()

/** A module in a list, without its definition. */
export const moduleItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  section: z.string(),
  modality: z.string(),
  type: z.string(),
  note: z.string(),
  shared: z.boolean(),
  /** The revision starts at 1 and is raised by every change of name, labels or definition. */
  revision: z.int().positive(),
  /** The original of a copy; the nickname is null if the original or its creator no longer exists. */
  source: itemSource.optional(),
  /** Absent for what isn't in Pandok's library. */
  library: z.enum(LIBRARY_GRADES).optional(),
  ...libraryFields,
  createdAt: instant,
  updatedAt: instant,
  /** Only present for what is in the trash. */
  deletedAt: instant.optional(),
  /** The nickname of the creator. */
  nickname: z.string(),
  mine: z.boolean(),
  /** The caller has a copy of it, possibly in the trash. */
  copied: z.boolean(),
  /** It belongs to the paid library, which the caller's tier doesn't include. */
  locked: z.boolean(),
  may: itemRights,
  inputCount: count,
  outputCount: count,
})

export type ModuleItem = z.output<typeof moduleItem>

/** A module with its definition. */
export const moduleDocument = moduleItem.extend({ definition: z.record(z.string(), z.unknown()) })

export type ModuleDocument = z.output<typeof moduleDocument>

/** The content of `details` in a CONFLICT. */
export interface ModuleConflict {
  newest: ModuleDocument
}
