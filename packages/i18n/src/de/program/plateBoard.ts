import type { plateBoard as korean } from '../../ko/program/plateBoard.ts'
import type { Translated } from '../../message.ts'

export const plateBoard: Translated<typeof korean> = {
  'plateBoard.label': 'Tafel',
  'plateBoard.place': 'Zeile {row}, Spalte {column}',
  'plateBoard.empty': 'Leere Zelle',
  'plateBoard.state.key': 'Taste {key}',
  'plateBoard.state.module': 'Modul',
  'plateBoard.state.selected': 'Ausgewählt',
  'plateBoard.state.carried': 'In der Hand',
  'plateBoard.state.written': 'Im Befund',
  'plateBoard.state.writtenTimes': '{count}-mal im Befund',
  'plateBoard.state.open': 'Wird ausgefüllt',
  'plateBoard.state.moduleGone': 'Modul fehlt',
  'plateBoard.state.incomplete': 'Unvollständig',
}
