import { compareExact } from '../../expression/compareExact.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import { edgeOf } from '../edgeOf.ts'
import type { Sheet } from '../Sheet.ts'
import type { Row } from '../Slot.ts'
import type { EdgeValue, PriorRecord, PriorRow } from '../session.ts'

/** Returns the values of this examination for a later one. Unknown, hidden or faulty ones are left out. */
export function recordOf(sheet: Sheet, date: string): PriorRecord {
  const values: Record<string, EdgeValue | readonly PriorRow[]> = { ...valuesIn(sheet.module) }
  for (const [index, { id }] of sheet.compiled.definition.groups.entries()) {
    const rows = sheet.rowsOf(index).map((row): PriorRow => {
      const nadirs = nadirsIn(row)
      return {
        ...(row.track !== undefined && { track: row.track }),
        values: valuesIn(row),
        ...(nadirs && { nadirs }),
      }
    })
    if (rows.length > 0) values[id] = rows
  }
  const nadirs = nadirsIn(sheet.module)
  return { date, values, ...(nadirs && { nadirs }) }
}

function valuesIn(row: Row): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = {}
  for (const slot of row.slots) {
    if (slot.kind === 'input' && slot.value !== undefined && !slot.fault) values[slot.address.id] = slot.value
    const made = slot.kind === 'computed' ? edgeOf(slot.core) : undefined
    if (made !== undefined) values[slot.address.id] = made
  }
  return values
}

/** Returns the minimum so far, including this examination, of each value with a nadir in the module. */
function nadirsIn(row: Row): Record<string, string> | undefined {
  const nadirs: Record<string, string> = {}
  for (const slot of row.slots) {
    if (slot.kind !== 'prior' || slot.template.key.aspect !== 'nadir') continue
    const { of = '' } = slot.template.key
    const now = row.slots.find(
      ({ kind, address }) => (kind === 'input' || kind === 'computed') && address.id === of,
    )?.core
    const known = [slot.core, now].filter((core) => core instanceof Exact)
    const [least] = known.sort(compareExact)
    if (least && exact(least.toFixed())) nadirs[of] = least.toFixed()
  }
  return Object.keys(nadirs).length > 0 ? nadirs : undefined
}
