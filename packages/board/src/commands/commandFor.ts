import { readKey, typedEntries, writeKey } from '@pandok/domain'
import type { BoardMode } from '../editor/BoardEditor.ts'
import { COMMANDS, type Command, type CommandId, type Workspace } from './commands.ts'

export interface CommandSituation {
  workspace: Workspace
  /** On the run workspace, `edit` means that a form is being filled. */
  mode: BoardMode
  /** Whether a text field has the focus. */
  isTyping: boolean
}

/**
 * These keys reach the commands even while somebody types. All others belong to the text field, with its own
 * undo and copy.
 */
const WHILE_TYPING = new Set(['Ctrl+KeyS', 'Ctrl+KeyK', 'Escape', 'F6', 'Ctrl+Enter', 'Ctrl+Shift+KeyC'])

/**
 * These keys also reach the commands while a sentence of the report is being written: F2 explains why the
 * sentence says so (in the editor it edits the cell), and others go to a doubt of the report check, repair or
 * dismiss it, or show the earlier size of a lesion. With Ctrl+P the browser would print the page instead of the
 * report, without checking it.
 */
const WHILE_WRITING = new Set([
  ...WHILE_TYPING,
  'F2',
  'Ctrl+KeyP',
  'Ctrl+Shift+KeyF',
  'Ctrl+Shift+KeyA',
  'Ctrl+Shift+KeyS',
  'Ctrl+Shift+KeyH',
  'Ctrl+Shift+KeyL',
  'Ctrl+Shift+KeyU',
  'Ctrl+Shift+KeyD',
  'Ctrl+Shift+KeyM',
])

const ONLY_CARRYING: ReadonlySet<CommandId> = new Set<CommandId>(['cell.drop', 'cell.putBack'])

const all = typedEntries<CommandId, Command>(COMMANDS)

/** Returns the command that a key stands for in this situation; there is at most one. */
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

/** In a form, Enter, Space and the arrows act on the form itself. */
const isMeantInForm = (id: CommandId): boolean =>
  COMMANDS[id].group !== 'board' && id !== 'run.cell' && id !== 'run.another'
