import { BOARD_COLUMNS, CELLS_MAX } from '@pandok/domain'
import { ALL_NORMAL, comparisonCell, EXAM_CELL, normalCell, techniqueCell } from './cellIds.ts'

const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
]

/** Of cells of these kinds, the first has the key that a file gives to all of them. */
const KINDS: ReadonlySet<string> = new Set(['technique', 'comparison'])

const PLACES: readonly number[] = Array.from({ length: CELLS_MAX }, (_, place) => place)
const FROM_TOP = PLACES
/** Below the normal sentences and beside each other; only what is left after that lies among the cells of the exam. */
const FOR_FINDINGS = PLACES.toSorted((a, b) => bandOf(a) - bandOf(b) || a - b)

/** The rows below the keyboard's come first, then its findings, its normal sentences, and the row of the technique. */
function bandOf(place: number): number {
  const row = Math.floor(place / BOARD_COLUMNS)
  return row >= ROWS.length ? 0 : ROWS.length - row
}

/** Technique, comparison, what is asked once, and normal sentences: all that isn't a finding. */
const isAboutExam = (cell: string): boolean =>
  cell === EXAM_CELL ||
  cell.startsWith(ALL_NORMAL) ||
  [techniqueCell(''), comparisonCell(''), normalCell('')].some((start) => cell.startsWith(start))

/** The cell that asks for the exam's own values has the key that no cell has by its name: files call it by what it asks. */
function keysOf(
  cells: readonly string[],
  keys: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, string> {
  const pairs = [...pairsOf(keys)].map(([name, key]) => ({
    key,
    cell: cellNamed(name.replace('.', '-'), cells),
  }))
  const named = new Map(pairs.flatMap(({ cell, key }) => (cell === undefined ? [] : [[cell, key] as const])))
  const left = pairs.find(({ cell, key }) => cell === undefined && !key.startsWith('Shift+'))
  if (left && cells.includes(EXAM_CELL) && !named.has(EXAM_CELL)) named.set(EXAM_CELL, left.key)
  return named
}

/** Cells lie where their key lies, with Shift below; those that have no place of their own take what is free. */
export function examKeys(
  cells: readonly string[],
  keys: Readonly<Record<string, unknown>>,
): { positions: ReadonlyMap<string, number>; keyMap: Readonly<Record<string, string>> } {
  const keyOf = keysOf(cells, keys)
  const positions = new Map<string, number>()
  const taken = new Set<number>()
  for (const [cell, key] of keyOf) {
    const place = placeOf(key)
    if (place === undefined || taken.has(place)) continue
    positions.set(cell, place)
    taken.add(place)
  }
  const isFree = (place: number): boolean => !taken.has(place)
  const waiting = cells.filter((cell) => !positions.has(cell))
  // What has a key beyond the board's rows goes before what has none.
  waiting.sort((a, b) => Number(keyOf.has(b)) - Number(keyOf.has(a)))
  for (const cell of waiting) {
    const place = (isAboutExam(cell) ? FROM_TOP : FOR_FINDINGS).find(isFree)
    if (place === undefined) continue
    positions.set(cell, place)
    taken.add(place)
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
