import { BOARD_COLUMNS, CELLS_MAX } from '@pandok/domain'
import { ALL_NORMAL, comparisonCell, EXAM_CELL, normalCell, techniqueCell } from './cellIds.ts'

const ROWS: readonly (readonly string[])[] = [
  ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'],
  ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
]

/** If a file gives one key to all cells of one of these kinds, the first of them gets it. */
const KINDS: ReadonlySet<string> = new Set(['technique', 'comparison'])

const PLACES: readonly number[] = Array.from({ length: CELLS_MAX }, (_, place) => place)
const FROM_TOP = PLACES
/**
 * Such cells are placed next to each other below the normal sentences; only the remaining ones are placed
 * among the cells of the exam.
 */
const FOR_FINDINGS = PLACES.toSorted((a, b) => bandOf(a) - bandOf(b) || a - b)

/**
 * Places are sorted by band: first the rows below those of the keyboard, then its findings, its normal
 * sentences, and the row of the technique.
 */
function bandOf(place: number): number {
  const row = Math.floor(place / BOARD_COLUMNS)
  return row >= ROWS.length ? 0 : ROWS.length - row
}

/**
 * These cells aren't findings: technique, comparison, questions that are asked once, and normal sentences.
 */
const isAboutExam = (cell: string): boolean =>
  cell === EXAM_CELL ||
  cell.startsWith(ALL_NORMAL) ||
  [techniqueCell(''), comparisonCell(''), normalCell('')].some((start) => cell.startsWith(start))

/**
 * Files identify the cell for the exam's own values by one of its questions, so it gets the key whose name no
 * other cell has.
 */
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

/**
 * A cell is placed where its key is on the keyboard, with Shift in the rows below; cells without such a place
 * take a free one.
 */
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
  // Cells with a key outside of the board's rows are placed before cells without a key.
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

/**
 * A file refers to a cell by its own name, by its region («composition»), by its kind («technique»), or as a
 * finding among the normal cells.
 */
function cellNamed(name: string, cells: readonly string[]): string | undefined {
  const names = [name, normalCell(name), name.replace(/^normal-/u, '')]
  return (
    names.find((one) => cells.includes(one)) ??
    (KINDS.has(name) ? cells.find((cell) => cell.startsWith(`${name}-`)) : undefined)
  )
}

/** Files put either the cell or the key first, and refer to normal cells by their regions. */
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
