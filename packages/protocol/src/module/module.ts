import {
  checkModuleName,
  MODULE_LABEL_MAX_CHARACTERS,
  MODULE_NAME_MAX_CHARACTERS,
  MODULE_NOTE_MAX_CHARACTERS,
} from '@pandok/domain'
import { z } from 'zod'
import { line, paragraph } from '../fields.ts'
import { itemFields, itemName } from '../item.ts'

export const moduleName = itemName(checkModuleName, MODULE_NAME_MAX_CHARACTERS)

const label = line(MODULE_LABEL_MAX_CHARACTERS).transform((text) => text.normalize('NFC'))

/** Labels are free text, because every department has its own words. */
export const moduleLabels = {
  section: label,
  modality: label,
  type: label,
  note: paragraph(MODULE_NOTE_MAX_CHARACTERS).transform((text) => text.normalize('NFC')),
}

/** On the wire a definition is any object; the module engine parses it. */
export const givenDefinition = z.record(z.string(), z.unknown())

const count = z.int().nonnegative()

/** A module in a list, without its definition. */
export const moduleItem = z.strictObject({
  ...itemFields,
  section: z.string(),
  modality: z.string(),
  type: z.string(),
  note: z.string(),
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
