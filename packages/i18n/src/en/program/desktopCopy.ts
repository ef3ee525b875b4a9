import type { desktopCopy as korean } from '../../ko/program/desktopCopy.ts'
import type { Translated } from '../../message.ts'

export const desktopCopy: Translated<typeof korean> = {
  'copy.done': 'Copied.',
  'copy.again': 'Try again',

  'copy.restore.label': 'Restore the previous clipboard',
  'copy.restore.done': 'The previous clipboard has been restored.',
  'copy.restore.changed': 'Something else has been copied since, so the clipboard was left as it is.',
  'copy.restore.nothing': 'There is nothing to restore to the clipboard.',
  'copy.restore.busy': 'Another program is using the clipboard, so nothing was restored.',

  'copy.options.open': 'Copy settings…',
  'copy.options.title': 'Copy settings',
  'copy.onRun.label': 'Copy when a cell is run',
  'copy.onRun.off': 'Do not copy',
  'copy.onRun.all': 'The whole report',
  'copy.onRun.allHint': 'Every time something is written, the report so far is copied.',
  'copy.onRun.last': 'What was just written',
  'copy.onRun.lastHint': 'The sentences alone, without section names and cell titles.',
  'copy.onRun.done': 'Copied',
  'copy.onRun.doneWarned': 'Copied · {count} to check',
  'copy.onRun.doneLast': 'What was just written has been copied.',
  'copy.restoreAfter.label': 'Restore the previous clipboard',
  'copy.restoreAfter.off': 'Only when asked',
  'copy.restoreAfter.offHint':
    'There is no way to tell whether you have pasted, so nothing is restored automatically.',
  'copy.restoreAfter.seconds': '{count|second|seconds} after copying',
  'copy.private.label': 'Keep out of the Windows clipboard history',
  'copy.private.hint':
    'Copied reports do not appear in the clipboard history (Windows key+V) or the cloud clipboard.',

  'copy.narrow.open': 'Compact window',
  'copy.narrow.close': 'Close the compact window',
  'copy.narrow.last': 'Just written',
  'copy.narrow.notOnTop': 'This window cannot stay on top of others. Place it beside your reporting program.',
  'copy.narrow.blocked': 'The browser did not let the window open. Please allow pop-ups for this site.',
  'copy.narrow.anew':
    'The compact window starts with an empty report. The one you were writing stays in this window.',
}
