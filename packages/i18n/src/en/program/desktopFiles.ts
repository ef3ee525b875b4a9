import type { desktopFiles as korean } from '../../ko/program/desktopFiles.ts'
import type { Translated } from '../../message.ts'

export const desktopFiles: Translated<typeof korean> = {
  'desktopFiles.cut.title': 'Too many files: only some were opened.',
  'desktopFiles.cut.text':
    'At most 20,000 files and 16 levels of folders are read at once. Open the subfolders separately for the rest.',
  'desktopFiles.notice.watch': {
    one: '{count} new file in the watched folder',
    other: '{count} new files in the watched folder',
  },
  'desktopFiles.notice.handed': {
    one: '{count} file is waiting to be opened',
    other: '{count} files are waiting to be opened',
  },
  'desktopFiles.notice.label': 'Files received',
  'desktopFiles.notice.open': 'Open',
  'desktopFiles.notice.openImages': 'Open images',
  'desktopFiles.notice.dismiss': 'Close without opening',
  'desktopFiles.import.gone': '{name} cannot be read. It was moved or changed.',
  'desktopFiles.recent.title': 'Recent studies',
  'desktopFiles.recent.none':
    'No studies yet. Folders that you open with Pandok from Explorer are listed here.',
  'desktopFiles.recent.count': { one: '{count} file', other: '{count} files' },
  'desktopFiles.recent.gone': 'Folder not found. It was moved or deleted, or its drive is not connected.',
  'desktopFiles.recent.remove': 'Remove',
  'desktopFiles.recent.removeOne': 'Remove {label} from the list',
  'desktopFiles.recent.all': 'Show all {count}',
  'desktopFiles.recent.clear': 'Clear list',
  'desktopFiles.recent.clear.title': 'Clear the list of recent studies?',
  'desktopFiles.recent.clear.text': 'Only the list is cleared. The files stay where they are.',
  'desktopFiles.watch.title': 'Watched folder',
  'desktopFiles.watch.text':
    'You are notified about images that arrive in this folder. They are never opened automatically.',
  'desktopFiles.watch.none': 'No folder is being watched.',
  'desktopFiles.watch.choose': 'Choose folder',
  'desktopFiles.watch.change': 'Change folder',
  'desktopFiles.watch.off': 'Stop watching',
  'desktopFiles.watch.path': 'Folder path',
  'desktopFiles.watch.path.hint':
    'Right-click the folder in Explorer, choose “Copy as path” and paste it here. Example: D:\\Inbox',
  'desktopFiles.watch.start': 'Start watching',
  'desktopFiles.watch.problem.NO_FOLDER':
    'There is no such folder. Enter the full path, starting with the drive letter.',
  'desktopFiles.watch.problem.FOLDER_TOO_LARGE':
    'There are too many files in this folder. Choose one with fewer than 20,000.',
  'desktopFiles.watch.problem.OTHER': 'The folder could not be changed. Please try again.',
}
