import type { officeUsers as korean } from '../../ko/office/users.ts'
import type { Translated } from '../../message.ts'

export const officeUsers: Translated<typeof korean> = {}
