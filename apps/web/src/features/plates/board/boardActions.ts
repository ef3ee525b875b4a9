import {
  type BoardEditor,
  type BoardRefusal,
  type BoardStep,
  keysOf,
  mapKeyboard,
  mapNumpad,
} from '@pandok/board'
import type { CommandActions } from '../commands/CommandActions.ts'

/** The board's commands in its present state; those that would change nothing are left out. */
export function boardActions(
  editor: BoardEditor,
  onRefused: (refusal: BoardRefusal) => void = () => {},
): CommandActions {
  const { plate, mode, focus, selected, canUndo, canRedo } = editor.read()
  const { cells, keyMap } = plate
  const cell = cells.find(({ position }) => position === focus)
  const doing = (step: BoardStep) => () => {
    const verdict = editor.take(step)
    if (!verdict.ok) onRefused(verdict.reason)
  }
  const moving = (to: Extract<BoardStep, { do: 'moveFocus' }>['to']) => doing({ do: 'moveFocus', to })
  const extending = (to: Extract<BoardStep, { do: 'extend' }>['to']) => doing({ do: 'extend', to })

  return {
    'focus.left': moving('left'),
    'focus.right': moving('right'),
    'focus.up': moving('up'),
    'focus.down': moving('down'),
    'focus.rowStart': moving('rowStart'),
    'focus.rowEnd': moving('rowEnd'),
    'focus.first': moving('first'),
    'focus.last': moving('last'),
    'select.left': extending('left'),
    'select.right': extending('right'),
    'select.up': extending('up'),
    'select.down': extending('down'),
    ...(cells.length > 0 && { 'select.all': doing({ do: 'selectAll' }) }),
    ...((selected.length > 0 || mode === 'edit') && { 'select.none': doing({ do: 'selectNone' }) }),
    ...(mode === 'browse' && { 'cell.edit': doing({ do: 'edit' }) }),
    ...(mode === 'carry' && {
      'cell.drop': doing({ do: 'drop' }),
      'cell.putBack': doing({ do: 'putBack' }),
    }),
    ...(cell &&
      mode !== 'carry' && {
        'cell.carry': doing({ do: 'carry' }),
        'cell.carryCopy': doing({ do: 'carry', isCopy: true }),
        'cell.duplicate': doing({ do: 'copy', from: focus }),
      }),
    ...((cell || selected.length > 0) && { 'cell.clear': doing({ do: 'clear' }) }),
    ...(cell &&
      keysOf(keyMap, cell.id).length > 0 && { 'key.clear': doing({ do: 'clearKeysOf', cell: cell.id }) }),
    ...(cells.length > 0 && {
      'key.mapKeyboard': () => doing({ do: 'mapKeys', keyMap: mapKeyboard(cells) })(),
      'key.mapNumpad': () => doing({ do: 'mapKeys', keyMap: mapNumpad(cells) })(),
    }),
    ...(Object.keys(keyMap).length > 0 && { 'key.clearAll': doing({ do: 'mapKeys', keyMap: {} }) }),
    ...(canUndo && { 'history.undo': () => editor.undo() }),
    ...(canRedo && { 'history.redo': () => editor.redo() }),
  }
}
