import type { plateBoard as korean } from '../../ko/program/plateBoard.ts'
import type { Translated } from '../../message.ts'

export const plateBoard: Translated<typeof korean> = {
  'plateBoard.label': 'Board',
  'plateBoard.place': 'Row {row}, column {column}',
  'plateBoard.empty': 'Empty cell',
  'plateBoard.state.key': 'Key {key}',
  'plateBoard.state.module': 'Module',
  'plateBoard.state.selected': 'Selected',
  'plateBoard.state.carried': 'In hand',
  'plateBoard.state.written': 'In the report',
  'plateBoard.state.writtenTimes': '{count}× in the report',
  'plateBoard.state.open': 'Being filled in',
  'plateBoard.state.moduleGone': 'Module missing',
  'plateBoard.state.incomplete': 'Incomplete',
}
