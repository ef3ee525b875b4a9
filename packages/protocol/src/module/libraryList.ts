import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { libraryFacets, libraryFilter } from '../library/entry.ts'
import { moduleFilter, moduleListParam, moduleListResult } from './lists.ts'

/** Lists what Pandok publishes, including locked items. The search covers the names in all five languages. */
export const moduleLibraryList = defineAction({
  method: 'module-libraryList',
  access: 'member',
  param: moduleListParam.extend({ filter: z.strictObject({ ...moduleFilter, ...libraryFilter }).optional() }),
  result: moduleListResult.extend({
    facets: z.strictObject({ ...libraryFacets, section: z.array(z.string()), type: z.array(z.string()) }),
  }),
  errors: [],
})
