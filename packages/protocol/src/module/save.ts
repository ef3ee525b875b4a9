import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { MODULE_BODY_MAX_BYTES } from '../limits.ts'
import { givenDefinition, moduleDocument, moduleLabels, moduleName } from './module.ts'

const { section, modality, type, note } = moduleLabels

/**
 * Saves over `revision`, on which the changes are based; an absent label stays unchanged. If there is a newer
 * revision, nothing is saved, and `details` of the CONFLICT are `{newest}`, the current module.
 */
export const moduleSave = defineAction({
  method: 'module-save',
  access: 'member',
  maxBytes: MODULE_BODY_MAX_BYTES,
  param: z.strictObject({
    id: opaque,
    revision: z.int().positive(),
    name: moduleName,
    section: section.optional(),
    modality: modality.optional(),
    type: type.optional(),
    note: note.optional(),
    definition: givenDefinition,
  }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT'],
})
