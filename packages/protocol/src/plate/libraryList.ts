import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { line } from '../fields.ts'
import { libraryFacets, libraryFilter } from '../library/entry.ts'
import { plateFilter, plateListParam, plateListResult } from './lists.ts'

const MODALITY_MAX_CHARACTERS = 20

/** Lists what Pandok publishes, including locked items. The search covers the names in all five languages. */
export const plateLibraryList = defineAction({
  method: 'plate-libraryList',
  access: 'member',
  param: plateListParam.extend({
    filter: z
      .strictObject({ ...plateFilter, ...libraryFilter, modality: line(MODALITY_MAX_CHARACTERS).optional() })
      .optional(),
  }),
  result: plateListResult.extend({ facets: z.strictObject(libraryFacets) }),
  errors: [],
})
