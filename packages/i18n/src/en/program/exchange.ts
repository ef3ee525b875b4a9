import type { exchange as korean } from '../../ko/program/exchange.ts'
import type { Translated } from '../../message.ts'

export const exchange: Translated<typeof korean> = {
  'exchange.import': 'Import',
  'exchange.title': 'Import from a file',
  'exchange.text':
    'Choose a Pandok file (.pandok.json) or another program’s macros or template, or drop it here.',
  'exchange.choose': 'Choose a file',
  'exchange.reading': 'Importing…',
  'exchange.notJson': 'The file cannot be read: it is not JSON.',
  'exchange.tooBig': 'The file is too large. Up to {size} MB can be imported.',
  'exchange.refused': 'The file contains errors, so nothing was imported.',
  'exchange.failing': {
    one: '{count} saved test does not pass.',
    other: '{count} saved tests do not pass.',
  },
  'exchange.anyway': 'Import anyway',
  'exchange.place': 'Location',
  'exchange.problem': 'Problem',
  'exchange.done': 'Imported: {plates|plate|plates}, {modules|module|modules}.',
  'exchange.done.modules': { one: '{count} module was imported.', other: '{count} modules were imported.' },
}
