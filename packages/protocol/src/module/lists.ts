import { MODULE_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { listParam, listResult } from '../list.ts'
import { moduleItem, moduleLabels } from './module.ts'

const { section, modality, type } = moduleLabels

/** These filters are exact values; '' finds modules without a value. */
export const moduleFilter = {
  section: section.optional(),
  modality: modality.optional(),
  type: type.optional(),
  shared: z.boolean().optional(),
}

/** The query is the same for all three lists of modules. */
export const moduleListParam = z.strictObject({
  ...listParam(MODULE_SORTS),
  filter: z.strictObject(moduleFilter).optional(),
})

export const moduleListResult = z.strictObject({
  ...listResult(moduleItem),
  /** The values to filter by, from the whole list, whatever the filter is. */
  facets: z.strictObject({
    section: z.array(z.string()),
    modality: z.array(z.string()),
    type: z.array(z.string()),
  }),
})
