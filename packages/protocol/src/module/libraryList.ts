import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { libraryFacets, libraryFilter } from '../library/entry.ts'
import { moduleFilter, moduleListParam, moduleListResult } from './lists.ts'

/** What Pandok publishes, locked ones included; found by what it is called in any of the five languages. */
export const moduleLibraryList = defineAction({
  method: 'module-libraryList',
  access: 'member',
  param: moduleListParam.extend({ filter: z.strictObject({ ...moduleFilter, ...libraryFilter }).optional() }),
  result: moduleListResult.extend({
    facets: z.strictObject({ ...libraryFacets, section: z.array(z.string()), type: z.array(z.string()) }),
  }),
  errors: [],
})
