import type { officeList as korean } from '../../ko/office/list.ts'
import type { Translated } from '../../message.ts'

export const officeList: Translated<typeof korean> = {}
