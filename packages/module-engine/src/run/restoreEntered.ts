import { enterSupplied, enterTyped } from './enterInput.ts'
import { inputsOf, slotAtPlace } from './findSlot.ts'
import { readResult } from './readResult.ts'
import type { Sheet } from './Sheet.ts'
import type { InputSlot } from './Slot.ts'
import type { EdgeValue, Entered } from './session.ts'

/** Returns how many rows of a group were entered. */
export function rowCount({ values }: Entered, group: string): number {
  const given = own(values, group)
  return isRows(given) ? given.length : 0
}

/** Restores what was entered before and leaves out what no longer fits the module. The rows must already exist. */
export function restoreEntered(sheet: Sheet, entered: Entered): void {
  for (const { group, row: place, track } of entered.tracks ?? []) {
    const index = sheet.compiled.definition.groups.findIndex(({ id }) => id === group)
    const row = index < 0 ? undefined : sheet.rowsOf(index)[place]
    if (row && typeof track === 'string') row.track = track
  }
  for (const { raw, source, ...at } of entered.filled ?? []) {
    const slot = slotAtPlace(sheet, at)
    if (slot?.kind === 'input') enterSupplied(slot, raw, source, sheet.today)
  }
  for (const slot of inputsOf(sheet)) {
    const raw = rawOf(sheet, slot, entered)
    if (isEdge(raw)) enterTyped(slot, raw, sheet.today)
  }
  for (const { value, ...at } of entered.confirmed ?? []) {
    const slot = slotAtPlace(sheet, at)
    if (slot?.kind === 'input') slot.confirmed = value
  }
  for (const { value, ...at } of entered.overruled ?? []) {
    const slot = slotAtPlace(sheet, at)
    if (slot?.kind !== 'computed' || !slot.template.computed.override) continue
    slot.overruled = readResult(slot.template.computed, value)
  }
}

function rawOf(sheet: Sheet, slot: InputSlot, { values }: Entered): unknown {
  const { scope, place } = slot.row
  if (scope < 0) return own(values, slot.address.id)
  const rows = own(values, sheet.compiled.definition.groups[scope]?.id ?? '')
  const row = isRows(rows) ? rows[place] : undefined
  return row && own(row, slot.address.id)
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) &&
  value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))

const isEdge = (value: unknown): value is EdgeValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))
