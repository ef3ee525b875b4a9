/** The two places in which a board is used: making a plate, and writing a report with it. */
export type Workspace = 'editor' | 'run'

export type CommandGroup = 'board' | 'cell' | 'key' | 'history' | 'plate' | 'run' | 'report' | 'view'

export interface Command {
  group: CommandGroup
  workspaces: readonly Workspace[]
  /** Keys as key maps write them, the one that menus show first. A command without keys is reached from the palette and the menus. */
  keys: readonly string[]
  /** Commands that only move the focus are left out of the palette. */
  isHidden?: true
}

const both = ['editor', 'run'] as const
const editor = ['editor'] as const
const run = ['run'] as const

const move = (...keys: string[]) => ({ group: 'board', workspaces: both, keys, isHidden: true }) as const
const extend = (key: string) => ({ group: 'board', workspaces: editor, keys: [key], isHidden: true }) as const
const onCell = (...keys: string[]) => ({ group: 'cell', workspaces: editor, keys }) as const
const onKeys = (...keys: string[]) => ({ group: 'key', workspaces: editor, keys }) as const
const onPlate = (...keys: string[]) => ({ group: 'plate', workspaces: editor, keys }) as const
const onReport = (...keys: string[]) => ({ group: 'report', workspaces: run, keys }) as const

/** Everything that can be done at a board. Labels are in `i18n` under `command.<id>`. */
export const COMMANDS = {
  'focus.left': move('ArrowLeft'),
  'focus.right': move('ArrowRight'),
  'focus.up': move('ArrowUp'),
  'focus.down': move('ArrowDown'),
  'focus.rowStart': move('Home'),
  'focus.rowEnd': move('End'),
  'focus.first': move('Ctrl+Home'),
  'focus.last': move('Ctrl+End'),
  'select.left': extend('Shift+ArrowLeft'),
  'select.right': extend('Shift+ArrowRight'),
  'select.up': extend('Shift+ArrowUp'),
  'select.down': extend('Shift+ArrowDown'),
  'select.all': { group: 'board', workspaces: editor, keys: ['Ctrl+KeyA'] },
  'select.none': { group: 'board', workspaces: editor, keys: ['Escape'] },
  'cell.edit': onCell('Enter', 'F2'),
  'cell.carry': onCell('Space', 'Ctrl+KeyX'),
  'cell.carryCopy': onCell('Ctrl+KeyC'),
  'cell.drop': onCell('Space', 'Enter', 'Ctrl+KeyV'),
  'cell.putBack': onCell('Escape'),
  'cell.duplicate': onCell('Ctrl+KeyD'),
  'cell.clear': onCell('Delete', 'Backspace'),
  'key.assign': onKeys('Alt+KeyK'),
  'key.clear': onKeys('Alt+Delete'),
  'key.mapKeyboard': onKeys(),
  'key.mapNumpad': onKeys(),
  'key.clearAll': onKeys(),
  'key.export': onKeys(),
  'key.import': onKeys(),
  'history.undo': { group: 'history', workspaces: both, keys: ['Ctrl+KeyZ'] },
  'history.redo': { group: 'history', workspaces: both, keys: ['Ctrl+KeyY', 'Ctrl+Shift+KeyZ'] },
  'plate.save': onPlate('Ctrl+KeyS'),
  'plate.preview': onPlate('Ctrl+Shift+KeyP'),
  'plate.share': onPlate(),
  'plate.duplicate': onPlate(),
  'plate.download': onPlate(),
  'plate.backups': onPlate(),
  'plate.delete': onPlate(),
  'run.cell': { group: 'run', workspaces: run, keys: ['Enter', 'Space'] },
  'run.another': { group: 'run', workspaces: run, keys: ['Shift+Enter'] },
  'run.write': { group: 'run', workspaces: run, keys: ['Ctrl+Enter'] },
  'run.leave': { group: 'run', workspaces: run, keys: ['Escape'] },
  'report.copy': onReport('Ctrl+Shift+KeyC'),
  'report.copySection': onReport(),
  'report.preview': onReport('Ctrl+Shift+KeyP'),
  /** A command of its own prints the open images together with the report. */
  'report.print': onReport('Ctrl+KeyP'),
  'report.languages': onReport(),
  'report.destinations': onReport(),
  'report.why': onReport('F2'),
  'report.confirmAll': onReport(),
  'report.dropFirst': onReport('Ctrl+Shift+KeyX'),
  'report.dropSecond': onReport('Ctrl+Shift+KeyY'),
  'report.keepBoth': onReport('Ctrl+Shift+KeyK'),
  'report.conclude': onReport('Ctrl+Shift+KeyE'),
  'report.nextAlarm': onReport('Ctrl+Shift+KeyF'),
  'report.repair': onReport('Ctrl+Shift+KeyA'),
  'report.dismiss': onReport('Ctrl+Shift+KeyS'),
  'report.checkRules': onReport(),
  'report.priors': onReport('Ctrl+Shift+KeyH'),
  'report.sameLesion': onReport('Ctrl+Shift+KeyL'),
  'report.newLesion': onReport('Ctrl+Shift+KeyU'),
  'report.splitLesion': onReport('Ctrl+Shift+KeyD'),
  'report.mergedLesion': onReport('Ctrl+Shift+KeyM'),
  'report.followUp': onReport(),
  'report.critical': onReport(),
  'report.titles': onReport(),
  'report.clear': onReport(),
  'plate.edit': { group: 'plate', workspaces: run, keys: [] },
  'view.nextPane': { group: 'view', workspaces: both, keys: ['F6'] },
  'view.board': { group: 'view', workspaces: editor, keys: [] },
  'view.exam': { group: 'view', workspaces: editor, keys: [] },
  'view.keys': { group: 'view', workspaces: editor, keys: [] },
  'view.autoFill': { group: 'view', workspaces: editor, keys: [] },
  'view.palette': { group: 'view', workspaces: both, keys: ['Ctrl+KeyK'] },
  'view.help': { group: 'view', workspaces: both, keys: ['Shift+Slash'] },
} as const satisfies Record<string, Command>

export type CommandId = keyof typeof COMMANDS
