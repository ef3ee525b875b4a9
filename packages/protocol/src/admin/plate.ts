import { z } from 'zod'
import { loadedPlate } from '../plate/plate.ts'
import { adminItem } from './items.ts'

const count = z.int().nonnegative()

export const adminPlateItem = z.strictObject({ ...adminItem, cellCount: count, moduleCount: count })

export type AdminPlateItem = z.output<typeof adminPlateItem>

/** `plate` is what a reader sees. */
export const adminPlateResult = z.strictObject({ item: adminPlateItem, plate: loadedPlate })
