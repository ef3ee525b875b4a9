import type { plateRun as korean } from '../../ko/program/plateRun.ts'
import type { Translated } from '../../message.ts'

export const plateRun: Translated<typeof korean> = {
  'plateRun.report': 'Report',
}
