import type { officePayments as korean } from '../../ko/office/payments.ts'
import type { Translated } from '../../message.ts'

export const officePayments: Translated<typeof korean> = {}
