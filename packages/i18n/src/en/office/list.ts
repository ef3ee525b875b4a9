import type { officeList as korean } from '../../ko/office/list.ts'
import type { Translated } from '../../message.ts'

export const officeList: Translated<typeof korean> = {
  'office.list.columns': 'Columns',
  'office.list.columns.reset': 'Default columns',
  'office.list.export': 'Export CSV',
  'office.list.export.running': 'Exporting…',
  'office.list.export.of': '{count} of {total}',
  'office.list.export.count': { one: '{count} row', other: '{count} rows' },
  'office.list.export.done': {
    one: '{count} row saved as a CSV file.',
    other: '{count} rows saved as a CSV file.',
  },
  'office.list.export.failed': 'The export failed',
  'office.list.goTo': 'Go to page (1–{pages})',
  'office.list.goTo.button': 'Go',
  'office.list.keys':
    'The up and down arrow keys move between rows, Enter opens one. Home, End, Page Up and Page Down work as well; the slash key goes to the search.',
  'office.list.beyond': 'There is nothing on this page',
  'office.list.beyond.action': 'Go to the first page',
  'office.list.capped':
    'More than {count|item matches|items match}. Those beyond are neither counted nor divided into pages: narrow the list by search or filters, scroll through “All”, or export everything as CSV.',
  'office.list.cappedRange': '{from}–{to} of more than {total}',
  'office.list.all.loaded': '{count} of {total} loaded · scroll down for more',
  'office.list.all.whole': { one: '{count} item loaded; that is all', other: 'All {count} items loaded' },
  'office.list.all.capped': '{count} of more than {total} loaded · scroll down for more',
  'office.list.all.max':
    'Only the first {count|entry is|entries are} shown here. For the rest, narrow the list or export it as CSV.',
}
