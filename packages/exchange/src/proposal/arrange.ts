import { mapKeyboard } from '@pandok/board'
import { CELLS_MAX, checkKey, codeOfCharacter } from '@pandok/domain'
import { groupForms, groupRows, LAYOUTS, type Layout } from './groupRows.ts'
import { plateNameOf } from './names.ts'
import type { ProposedRow } from './ProposedRow.ts'

export interface ArrangedCell {
  row: ProposedRow
  key?: string
}

export interface ArrangedPlate {
  id: string
  name: string
  cells: readonly ArrangedCell[]
}

export interface Arrangement {
  plates: readonly ArrangedPlate[]
  /** Imported rows that aren't on a plate. */
  beside: readonly ProposedRow[]
}

/**
 * Assigns plate, place and key to each imported row: as a person chose, else by the layout. Templates become
 * modules and aren't on a plate unless a person puts them there; the parts of a long form share one.
 */
export function arrange(rows: readonly ProposedRow[], layout: Layout): Arrangement {
  const plates = new Map<string, { name: string; rows: ProposedRow[] }>()
  const lies = (row: ProposedRow) =>
    row.isTaken && row.plate === undefined && (!row.isTemplate || row.isPart === true)
  const laidOut = rows.filter(
    ({ isTemplate, isPart, plate }) => !isPart && (!isTemplate || typeof plate === 'string'),
  )
  for (const { key, name, rows: members } of [...groupRows(laidOut, layout), ...groupForms(rows)]) {
    const laid = members.filter(lies)
    const parts = Math.max(1, Math.ceil(laid.length / CELLS_MAX))
    for (let part = 0; part < parts; part += 1)
      plates.set(part === 0 ? key : `${key} #${part + 1}`, {
        name: partName(name, part, parts),
        rows: laid.slice(part * CELLS_MAX, (part + 1) * CELLS_MAX),
      })
  }
  const beside: ProposedRow[] = []
  for (const row of rows) if (row.isTaken && !lies(row)) placeOf(row, plates, beside)
  return {
    plates: [...plates]
      .filter(([, plate]) => plate.rows.length > 0)
      .map(([id, { name, rows: laid }]) => ({ id, name, cells: withKeys(laid) })),
    beside,
  }
}

function placeOf(
  row: ProposedRow,
  plates: ReadonlyMap<string, { rows: ProposedRow[] }>,
  beside: ProposedRow[],
): void {
  const wanted = typeof row.plate === 'string' ? plates.get(row.plate) : undefined
  if (wanted && wanted.rows.length < CELLS_MAX) wanted.rows.push(row)
  else beside.push(row)
}

const partName = (name: string, part: number, parts: number): string => {
  const number = parts > 1 ? ` ${part + 1}` : ''
  return (
    `${plateNameOf(name)
      .slice(0, 20 - number.length)
      .trim()}${number}` || `${part + 1}`
  )
}

const PLACE_KEYS: readonly string[] = Object.keys(
  mapKeyboard(Array.from({ length: CELLS_MAX }, (_, position) => ({ id: `${position}`, position }))),
)

/**
 * The key is the one that a person chose, else a trigger of one letter, else the one at the place of the
 * cell.
 */
function withKeys(rows: readonly ProposedRow[]): ArrangedCell[] {
  const keys = new Map<ProposedRow, string>()
  const taken = new Set<string>()
  const give = (row: ProposedRow, key: string | undefined | null) => {
    if (!key || keys.has(row) || taken.has(key)) return
    keys.set(row, key)
    taken.add(key)
  }
  const free = rows.filter(({ key }) => key === undefined)
  for (const row of rows) if (row.key && checkKey(row.key).ok) give(row, row.key)
  for (const row of free) if (row.trigger?.length === 1) give(row, codeOfCharacter(row.trigger))
  for (const [position, row] of rows.entries()) if (row.key === undefined) give(row, PLACE_KEYS[position])
  const left = PLACE_KEYS.filter((key) => !taken.has(key))
  for (const row of free) if (!keys.has(row)) give(row, left.shift())
  return rows.map((row) => {
    const key = keys.get(row)
    return key === undefined ? { row } : { row, key }
  })
}

/** Returns the most meaningful layout that doesn't need many more plates than necessary. */
export function proposeLayout(rows: readonly ProposedRow[]): Layout {
  const texts = rows.filter(({ isTemplate }) => !isTemplate)
  const fewest = arrange(texts, 'file').plates.length
  return (
    LAYOUTS.find((layout) => {
      const { plates } = arrange(texts, layout)
      return plates.length > 1 && plates.length <= fewest + 2
    }) ?? 'file'
  )
}
