import { BOARD_COLUMNS, CELLS_MAX } from '@pandok/domain'
import { normalCell } from './cellIds.ts'

const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
]

/** Of cells of these kinds, the first has the key that a file gives to all of them. */
const KINDS: ReadonlySet<string> = new Set(['technique', 'comparison'])

/** Cells lie where their key lies, with Shift below; those that have no place of their own take what is free. */
export function examKeys(
  cells: readonly string[],
  keys: Readonly<Record<string, unknown>>,
): { positions: ReadonlyMap<string, number>; keyMap: Readonly<Record<string, string>> } {
  const keyOf = new Map(
    [...pairsOf(keys)].flatMap(([name, key]) => {
      const cell = cellNamed(name.replace('.', '-'), cells)
      return cell === undefined ? [] : [[cell, key] as const]
    }),
  )
  const positions = new Map<string, number>()
  const taken = new Set<number>()
  for (const [cell, key] of keyOf) {
    const place = placeOf(key)
    if (place === undefined || taken.has(place)) continue
    positions.set(cell, place)
    taken.add(place)
  }
  const free = Array.from({ length: CELLS_MAX }, (_, place) => place).filter((place) => !taken.has(place))
  const waiting = cells.filter((cell) => !positions.has(cell))
  // What has a key beyond the board's rows goes before what has none.
  waiting.sort((a, b) => Number(keyOf.has(b)) - Number(keyOf.has(a)))
  for (const cell of waiting) {
    const place = free.shift()
    if (place !== undefined) positions.set(cell, place)
  }
  return {
    positions,
    keyMap: Object.fromEntries(
      [...keyOf].flatMap(([cell, key]) => (positions.has(cell) ? [[key, cell]] : [])),
    ),
  }
}

/** By its own name, by its region («composition»), by its kind («technique»), or as a finding among the normal ones. */
function cellNamed(name: string, cells: readonly string[]): string | undefined {
  const names = [name, normalCell(name), name.replace(/^normal-/u, '')]
  return (
    names.find((one) => cells.includes(one)) ??
    (KINDS.has(name) ? cells.find((cell) => cell.startsWith(`${name}-`)) : undefined)
  )
}

/** Files name the cell first or the key first, and normal cells by their regions. */
function* pairsOf(keys: Readonly<Record<string, unknown>>): Iterable<readonly [cell: string, key: string]> {
  for (const [left, right] of Object.entries(keys)) {
    if (typeof right === 'string' && isKey(right)) yield [left, right]
    else if (typeof right === 'string' && isKey(left)) yield [right, left]
    else if (left === 'normal' && typeof right === 'object' && right !== null) {
      for (const [region, key] of Object.entries(right))
        if (typeof key === 'string') yield [`normal-${region}`, key]
    }
  }
}

const isKey = (text: string): boolean =>
  /^(?:Shift\+)?(?:Digit\d|Key[A-Z]|Semicolon|Comma|Period|Slash|Quote|Minus|Equal|Bracket(?:Left|Right)|Backquote|Backslash)$/u.test(
    text,
  )

function placeOf(key: string): number | undefined {
  const bare = key.replace('Shift+', '')
  const row = ROWS.findIndex((one) => one.includes(bare))
  if (row < 0) return undefined
  const place = row * BOARD_COLUMNS + (ROWS[row]?.indexOf(bare) ?? 0)
  const shifted = key === bare ? place : place + 4 * BOARD_COLUMNS
  return shifted < CELLS_MAX ? shifted : undefined
}
