import { isSameEdge } from './isSameValue.ts'
import { readInput } from './reading/readInput.ts'
import type { InputSlot } from './Slot.ts'
import type { EdgeValue, ValueSource } from './session.ts'

/** Sets what a person entered; undefined reverts it, so that a default or filled value is visible again. */
export function enterTyped(slot: InputSlot, raw: EdgeValue | undefined, today: string): void {
  const reading =
    raw === undefined ? undefined : readInput(slot.template.input, raw, { today, before: chosen(slot) })
  slot.typed = reading ?? (raw !== undefined && hasValueOfItsOwn(slot) ? 'emptied' : undefined)
}

/**
 * Sets a value from the host. It never replaces what a person entered, but a new value fills an input that
 * was cleared.
 */
export function enterSupplied(
  slot: InputSlot,
  raw: EdgeValue | undefined,
  source: ValueSource,
  today: string,
): void {
  const reading = raw === undefined ? undefined : readInput(slot.template.input, raw, { today, before: [] })
  const before = slot.supplied.find((one) => one.source.from === source.from)
  const others = slot.supplied.filter((one) => one.source.from !== source.from)
  slot.supplied = reading ? [...others, { reading, source: Object.freeze({ ...source }) }] : others
  const isChanged = reading !== undefined && !isSameEdge(before?.reading.raw, reading.raw)
  if (slot.typed === 'emptied' && (isChanged || !hasValueOfItsOwn(slot))) slot.typed = undefined
}

/** The input would have a value without the person's doing, so clearing it must be recorded. */
function hasValueOfItsOwn(slot: InputSlot): boolean {
  const { input } = slot.template
  return input.default !== undefined || (input.fill?.length ?? 0) > 0 || slot.supplied.length > 0
}

const chosen = (slot: InputSlot): readonly string[] => (Array.isArray(slot.raw) ? slot.raw : [])
