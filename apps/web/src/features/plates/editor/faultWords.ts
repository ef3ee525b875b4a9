import type { BoardEditorState } from '@pandok/board'
import { BOARD_COLUMNS, type Cell, PLATE_NAME_MAX_CHARACTERS, type PlateContent } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'

export type Fault = BoardEditorState['faults'][number]

/** The message that the server would send. */
export const faultText = (fault: Fault, text: Text): string =>
  text.problem(fault.reason, { max: ('max' in fault && fault.max) || PLATE_NAME_MAX_CHARACTERS })

/** The display name of a path of the plate; undefined for the plate as a whole. */
export function platePlace(
  path: Fault['path'],
  { cells }: PlateContent,
  { text, keyLabel }: { text: Text; keyLabel: (key: string) => string },
): string | undefined {
  const [part, item] = path
  if (part === 'name') return text('plateEditor.name')
  if (part === 'exam') return text('plateEditor.view.exam')
  if (part === 'keyMap') return text('plateEditor.place.key', { key: keyLabel(String(item)) })
  if (part === 'autoFill') return text('plateEditor.place.fill', { number: Number(item) + 1 })
  const cell = typeof item === 'number' ? cells[item] : undefined
  return cell && cellPlace(cell, text)
}

const cellPlace = ({ name, title, position }: Pick<Cell, 'name' | 'title' | 'position'>, text: Text) =>
  text('plateEditor.place.cell', {
    name: name.trim() || title.trim() || text('plateEditor.place.unnamed'),
    row: Math.floor(position / BOARD_COLUMNS) + 1,
    column: (position % BOARD_COLUMNS) + 1,
  })
