import type { officeAudit as korean } from '../../ko/office/audit.ts'
import type { Translated } from '../../message.ts'

export const officeAudit: Translated<typeof korean> = {}
