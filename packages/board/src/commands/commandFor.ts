import { readKey, writeKey } from '@pandok/domain'
import type { BoardMode } from '../editor/BoardEditor.ts'
import { COMMANDS, type Command, type CommandId, type Workspace } from './commands.ts'

export interface CommandSituation {
  workspace: Workspace
  /** On the run workspace, `edit` means that a form is being filled. */
  mode: BoardMode
  /** Whether a text field has the focus. */
  isTyping: boolean
}

/** What passes while somebody types; everything else is the text field's, its own undo and copy included. */
const WHILE_TYPING = new Set(['Ctrl+KeyS', 'Ctrl+KeyK', 'Escape', 'F6', 'Ctrl+Enter', 'Ctrl+Shift+KeyC'])

/**
 * The editor's F2 edits the cell; at the run workspace a sentence that is being written can be asked why it says so, and
 * what is doubted in it is gone to, put right or dismissed without leaving it. So is what a lesion was before.
 */
const WHILE_WRITING = new Set([
  ...WHILE_TYPING,
  'F2',
  'Ctrl+Shift+KeyF',
  'Ctrl+Shift+KeyA',
  'Ctrl+Shift+KeyS',
  'Ctrl+Shift+KeyH',
  'Ctrl+Shift+KeyL',
  'Ctrl+Shift+KeyU',
])

const ONLY_CARRYING: ReadonlySet<CommandId> = new Set<CommandId>(['cell.drop', 'cell.putBack'])

const all = Object.entries(COMMANDS) as [CommandId, Command][]

/** The one command that a key means here and now. */
export function commandFor(text: string, situation: CommandSituation): CommandId | undefined {
  const read = readKey(text)
  if (read === null) return undefined
  const key = writeKey({ ...read, code: read.code === 'NumpadEnter' ? 'Enter' : read.code })
  const passing = situation.workspace === 'run' ? WHILE_WRITING : WHILE_TYPING
  if (situation.isTyping && !passing.has(key)) return undefined
  return all.find(
    ([id, { workspaces, keys }]) =>
      keys.includes(key) && workspaces.includes(situation.workspace) && isMeant(id, situation),
  )?.[0]
}

function isMeant(id: CommandId, { workspace, mode }: CommandSituation): boolean {
  const { group } = COMMANDS[id]
  if (workspace === 'run') return mode === 'edit' ? isMeantInForm(id) : true
  switch (mode) {
    case 'browse':
      return !ONLY_CARRYING.has(id)
    case 'carry':
      return ONLY_CARRYING.has(id) || id.startsWith('focus.') || isEverywhere(group)
    case 'edit':
      return id === 'select.none' || group === 'key' || isEverywhere(group)
  }
}

const isEverywhere = (group: Command['group']): boolean =>
  group === 'history' || group === 'plate' || group === 'view'

/** Enter, Space and the arrows are the form's own. */
const isMeantInForm = (id: CommandId): boolean =>
  COMMANDS[id].group !== 'board' && id !== 'run.cell' && id !== 'run.another'
