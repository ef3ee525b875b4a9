import { PLATE_SORTS } from '@pandok/domain'
import { z } from 'zod'
import { listParam, listResult } from '../list.ts'
import { plateItem } from './plate.ts'

export const plateFilter = { shared: z.boolean().optional() }

/** The query is the same for all three lists of plates. */
export const plateListParam = z.strictObject({
  ...listParam(PLATE_SORTS),
  filter: z.strictObject(plateFilter).optional(),
})

export const plateListResult = z.strictObject(listResult(plateItem))
