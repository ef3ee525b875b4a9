import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { MODULE_BODY_MAX_BYTES } from '../limits.ts'
import { givenDefinition, moduleDocument, moduleLabels, moduleName } from './module.ts'

const { section, modality, type, note } = moduleLabels

export const moduleCreate = defineAction({
  method: 'module-create',
  access: 'member',
  maxBytes: MODULE_BODY_MAX_BYTES,
  param: z.strictObject({
    name: moduleName,
    section: section.default(''),
    modality: modality.default(''),
    type: type.default(''),
    note: note.default(''),
    definition: givenDefinition,
  }),
  result: z.strictObject({ module: moduleDocument }),
  errors: ['BAD_REQUEST'],
})
