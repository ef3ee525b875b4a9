import type { findings as korean } from '../../ko/program/findings.ts'
import type { Translated } from '../../message.ts'

export const findings: Translated<typeof korean> = {
  'finding.output.required': 'At least one output is required.',
}
