import { edgeOf } from './edgeOf.ts'
import { needsConfirming } from './needsConfirming.ts'
import type { CheckSlot, ComputedSlot, InputSlot } from './Slot.ts'
import type { ComputedView, FiredCheck, InputView } from './session.ts'

/**
 * Makes the view of an input. The slot drops the cached view when the input changes; `isRequired` may change
 * alone.
 */
export function inputView(slot: InputSlot): InputView {
  const required = isRequired(slot)
  if (slot.view && slot.view.required === required) return slot.view
  const isMissing = slot.visible && required && slot.raw === undefined
  slot.view = Object.freeze({
    address: slot.address,
    input: slot.template.input,
    raw: slot.raw,
    value: slot.value,
    state: slot.state,
    source: slot.source,
    fault: isMissing ? 'missing' : slot.fault,
    visible: slot.visible,
    required,
    needsConfirming: needsConfirming(slot),
  })
  return slot.view
}

function isRequired(slot: InputSlot): boolean {
  const { input, required } = slot.template
  return required ? slot.row.slots[required.local]?.core === true : input.required === true
}

export function computedView(slot: ComputedSlot): ComputedView {
  if (slot.view) return slot.view
  const value = edgeOf(slot.core)
  const isFailed = slot.failure !== undefined && slot.core === undefined
  const known = slot.core === undefined ? 'unknown' : 'known'
  slot.view = Object.freeze({
    address: slot.address,
    computed: slot.template.computed,
    value,
    state: slot.overruled !== undefined ? 'overridden' : isFailed ? 'failed' : known,
    waitsFor: slot.waits.map(({ address }) => address),
    failure: slot.failure,
    option: slot.template.computed.options?.find(({ id }) => id === value),
  })
  return slot.view
}

export function firedCheck(slot: CheckSlot): FiredCheck | undefined {
  if (slot.core !== true) return undefined
  const { id, level, at } = slot.template.check
  const { key } = slot.row
  slot.view ??= Object.freeze({
    id,
    level,
    ...(key !== undefined && { row: key }),
    ...(at !== undefined && { at: pointedAt(slot, at) }),
  })
  return slot.view
}

/** For a check in a row, the input of the same row is meant. */
function pointedAt(slot: CheckSlot, id: string) {
  const own = slot.row.slots.find((other) => other.kind === 'input' && other.address.id === id)
  return own?.address ?? { id }
}
