import type { plateEditor as korean } from '../../ko/program/plateEditor.ts'
import type { Translated } from '../../message.ts'

export const plateEditor: Translated<typeof korean> = {
  'plateEditor.title': 'プレート編集',
}
