import { type Cell, checkKey, type KeyMap } from '@pandok/domain'

const CODES = [
  ...[7, 8, 9, 4, 5, 6, 1, 2, 3, 0].map((digit) => `Numpad${digit}`),
  ...['Decimal', 'Add', 'Subtract', 'Multiply', 'Divide'].map((name) => `Numpad${name}`),
]

const LAYERS = ['', 'Shift+', 'Ctrl+', 'Alt+', 'Ctrl+Shift+', 'Alt+Shift+']

const KEYS = LAYERS.flatMap((layer) => CODES.map((code) => `${layer}${code}`)).filter(
  (key) => checkKey(key).ok,
)

/**
 * Maps cells to the numeric pad in the order of the board, keys without modifiers first, so that the other
 * hand stays on the mouse.
 */
export function mapNumpad(cells: readonly Pick<Cell, 'id' | 'position'>[]): KeyMap {
  const inOrder = cells.toSorted((a, b) => a.position - b.position)
  return Object.fromEntries(inOrder.flatMap(({ id }, index) => (KEYS[index] ? [[KEYS[index], id]] : [])))
}
