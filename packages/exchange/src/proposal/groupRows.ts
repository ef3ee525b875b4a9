import { CELLS_MAX } from '@pandok/domain'
import type { ProposedRow } from './ProposedRow.ts'

export const LAYOUTS = ['group', 'prefix', 'file'] as const
/** What lies together on a plate: a heading or folder of the file, what begins with the same letters, or a whole file. */
export type Layout = (typeof LAYOUTS)[number]

export interface RowGroup {
  /** The same for the same rows, whatever else is there. */
  key: string
  name: string
  rows: readonly ProposedRow[]
}

/** Fewer than a row of the board has are no plate of their own. */
const SMALL = 8

export function groupRows(rows: readonly ProposedRow[], layout: Layout): RowGroup[] {
  if (layout === 'prefix') return byPrefix(rows)
  return [...gathered(rows, (row) => placeOf(row, layout))].map(([key, list]) => ({
    key: `${layout} ${key}`,
    name: key,
    rows: list,
  }))
}

const placeOf = ({ group, place }: ProposedRow, layout: Layout): string =>
  (layout === 'group' && group) || fileStem(place.file)

const fileStem = (file: string): string => file.replace(/\.[^.]{1,12}$/u, '') || file

function byPrefix(rows: readonly ProposedRow[]): RowGroup[] {
  const [triggered, others] = [rows.filter(lettersOf), rows.filter((row) => !lettersOf(row))]
  return [...split(triggered, 0), ...groupRows(others, 'file')]
}

/** The letters that a trigger begins with; signs before them only keep it from being typed by chance. */
const lettersOf = ({ trigger }: ProposedRow): string =>
  (trigger ?? '').toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '')

/** Letter by letter, until what begins alike fits on a plate; what is left over of one beginning lies together. */
function split(rows: readonly ProposedRow[], length: number): RowGroup[] {
  const groups: RowGroup[] = []
  const small: ProposedRow[] = []
  for (const [prefix, list] of gathered(rows, (row) => lettersOf(row).slice(0, length + 1))) {
    const canSplit = list.some((row) => lettersOf(row).length > length + 1)
    if (list.length > CELLS_MAX && canSplit) groups.push(...split(list, length + 1))
    else if (list.length < SMALL) small.push(...list)
    else groups.push({ key: `prefix ${prefix}`, name: prefix, rows: list })
  }
  const [first] = small
  if (!first) return groups
  const shared = lettersOf(first).slice(0, length)
  return [...groups, { key: `rest ${shared}`, name: shared || fileStem(first.place.file), rows: small }]
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
