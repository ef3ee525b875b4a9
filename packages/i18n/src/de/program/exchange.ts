import type { exchange as korean } from '../../ko/program/exchange.ts'
import type { Translated } from '../../message.ts'

export const exchange: Translated<typeof korean> = {
  'exchange.import': 'Importieren',
  'exchange.title': 'Aus einer Datei importieren',
  'exchange.text':
    'Wählen Sie eine Pandok-Datei (.pandok.json) oder Textbausteine und Vorlagen anderer Programme, oder ziehen Sie sie hierher.',
  'exchange.choose': 'Datei wählen',
  'exchange.reading': 'Wird importiert',
  'exchange.notJson': 'Die Datei ist nicht lesbar; sie enthält kein JSON.',
  'exchange.tooBig': 'Die Datei ist zu groß. Möglich sind bis zu {size} MB.',
  'exchange.refused': 'Die Datei enthält Fehler, es wurde nichts importiert.',
  'exchange.failing': {
    one: '{count} gespeicherter Test schlägt fehl.',
    other: '{count} gespeicherte Tests schlagen fehl.',
  },
  'exchange.anyway': 'Trotzdem importieren',
  'exchange.place': 'Stelle',
  'exchange.problem': 'Fehler',
  'exchange.done': 'Importiert: {plates|Tafel|Tafeln}, {modules|Modul|Module}.',
  'exchange.done.modules': {
    one: '{count} Modul wurde importiert.',
    other: '{count} Module wurden importiert.',
  },
}
