import { edgeOf } from './edgeOf.ts'
import { comparedOf } from './prior/Priors.ts'
import type { Sheet } from './Sheet.ts'
import type { Row } from './Slot.ts'
import type { EdgeValue, Entered, EnteredAddress, ValueSource } from './session.ts'

/** Returns everything that people and hosts put into a session, and nothing that is derived from it. */
export function enteredOf(sheet: Sheet): Entered {
  const values: Record<string, EdgeValue | Record<string, EdgeValue>[]> = {}
  const filled: (EnteredAddress & { raw: EdgeValue; source: ValueSource })[] = []
  const confirmed: (EnteredAddress & { value: EdgeValue })[] = []
  const overruled: (EnteredAddress & { value: EdgeValue })[] = []
  const tracks: { group: string; row: number; track: string }[] = []
  const collect = (row: Row, into: Record<string, unknown>) => {
    for (const slot of row.slots) {
      const at = { id: slot.address.id, ...(row.key !== undefined && { row: row.place }) }
      if (slot.kind === 'computed') {
        const value = edgeOf(slot.overruled)
        if (value !== undefined) overruled.push({ ...at, value })
      }
      if (slot.kind !== 'input') continue
      if (slot.typed !== undefined) into[slot.address.id] = slot.typed === 'emptied' ? '' : slot.typed.raw
      for (const { reading, source } of slot.supplied) filled.push({ ...at, raw: reading.raw, source })
      if (slot.confirmed !== undefined) confirmed.push({ ...at, value: slot.confirmed })
    }
  }
  collect(sheet.module, values)
  for (const [index, { id }] of sheet.compiled.definition.groups.entries()) {
    const rows = sheet.rowsOf(index).map((row) => {
      const entered: Record<string, EdgeValue> = {}
      collect(row, entered)
      return entered
    })
    if (rows.length > 0) values[id] = rows
    for (const { place, track } of sheet.rowsOf(index))
      if (track !== undefined) tracks.push({ group: id, row: place, track })
  }
  const compared = comparedOf(sheet.priors)
  return {
    values,
    ...(filled.length > 0 && { filled }),
    ...(confirmed.length > 0 && { confirmed }),
    ...(overruled.length > 0 && { overruled }),
    ...(tracks.length > 0 && { tracks }),
    ...(compared && { compared }),
  }
}
