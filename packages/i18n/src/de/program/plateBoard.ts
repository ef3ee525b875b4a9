import type { plateBoard as korean } from '../../ko/program/plateBoard.ts'
import type { Translated } from '../../message.ts'

export const plateBoard: Translated<typeof korean> = {
  'plateBoard.label': 'Tafel',
}
