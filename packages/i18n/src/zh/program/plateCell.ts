import type { plateCell as korean } from '../../ko/program/plateCell.ts'
import type { Translated } from '../../message.ts'

export const plateCell: Translated<typeof korean> = {
  'plateCell.title': '单元格',
}
