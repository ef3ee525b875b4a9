import type { officeItems as korean } from '../../ko/office/items.ts'
import type { Translated } from '../../message.ts'

export const officeItems: Translated<typeof korean> = {}
