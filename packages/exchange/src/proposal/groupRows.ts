import { CELLS_MAX } from '@pandok/domain'
import type { ProposedRow } from './ProposedRow.ts'

export const LAYOUTS = ['group', 'prefix', 'file'] as const
/**
 * The ways to group rows into plates: by a heading or folder of the file, by the first letters of triggers,
 * or by file.
 */
export type Layout = (typeof LAYOUTS)[number]

export interface RowGroup {
  /** The same rows have the same key, whatever else is imported. */
  key: string
  name: string
  rows: readonly ProposedRow[]
}

/** Groups with fewer rows than one row of the board don't get a plate of their own. */
const SMALL = 8

export function groupRows(rows: readonly ProposedRow[], layout: Layout): RowGroup[] {
  if (layout === 'prefix') return byPrefix(rows)
  return [...gathered(rows, (row) => placeOf(row, layout))].map(([key, list]) => ({
    key: `${layout} ${key}`,
    name: key,
    rows: list,
  }))
}

/** Groups the parts of each long form, whatever the layout is. */
export const groupForms = (rows: readonly ProposedRow[]): RowGroup[] =>
  [
    ...gathered(
      rows.filter(({ isPart }) => isPart),
      ({ source, group }) => `form ${source} ${group}`,
    ),
  ].map(([key, list]) => ({ key, name: list[0]?.group ?? '', rows: list }))

const placeOf = ({ group, place }: ProposedRow, layout: Layout): string =>
  (layout === 'group' && group) || fileStem(place.file)

const fileStem = (file: string): string => file.replace(/\.[^.]{1,12}$/u, '') || file

function byPrefix(rows: readonly ProposedRow[]): RowGroup[] {
  const letters = new Map(rows.map((row) => [row, lettersOf(row)]))
  const others = rows.filter((row) => letters.get(row) === '')
  const groups: RowGroup[] = []
  const few: ProposedRow[] = []
  for (const [prefix, list] of gathered(rows, (row) => (letters.get(row) ?? '').slice(0, 1))) {
    if (prefix === '') continue
    if (list.length < SMALL) few.push(...list)
    else if (list.length <= CELLS_MAX) groups.push({ key: `prefix ${prefix}`, name: prefix, rows: list })
    else groups.push(...packed(split(list, 2, letters)))
  }
  const [first] = few
  const left = first ? [{ key: 'few', name: fileStem(first.place.file), rows: few }] : []
  return [...groups, ...left, ...groupRows(others, 'file')]
}

/**
 * Returns the letters of a trigger without the punctuation before them, which only prevents typing it by
 * accident.
 */
const lettersOf = ({ trigger }: ProposedRow): string =>
  (trigger ?? '').toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '')

/** Splits by one more letter until the rows with a common prefix fit on a plate. */
function split(
  rows: readonly ProposedRow[],
  length: number,
  letters: ReadonlyMap<ProposedRow, string>,
): [prefix: string, rows: ProposedRow[]][] {
  return [...gathered(rows, (row) => (letters.get(row) ?? '').slice(0, length))].flatMap(([prefix, list]) => {
    const canSplit = list.length > CELLS_MAX && list.some((row) => (letters.get(row) ?? '').length > length)
    return canSplit ? split(list, length + 1, letters) : [[prefix, list]]
  })
}

/** Prefixes whose rows fit on one plate together share it. */
function packed(parts: readonly [prefix: string, rows: ProposedRow[]][]): RowGroup[] {
  const groups: { first: string; last: string; rows: ProposedRow[] }[] = []
  for (const [prefix, rows] of parts) {
    const open = groups.at(-1)
    if (open && open.rows.length + rows.length <= CELLS_MAX) {
      open.last = prefix
      open.rows.push(...rows)
    } else groups.push({ first: prefix, last: prefix, rows: [...rows] })
  }
  return groups.map(({ first, last, rows }) => ({
    key: `prefix ${first}`,
    rows,
    name: first === last ? first : `${first} – ${last}`,
  }))
}

function gathered(
  rows: readonly ProposedRow[],
  keyOf: (row: ProposedRow) => string,
): ReadonlyMap<string, ProposedRow[]> {
  const groups = new Map<string, ProposedRow[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const list = groups.get(key)
    if (list) list.push(row)
    else groups.set(key, [row])
  }
  return groups
}
