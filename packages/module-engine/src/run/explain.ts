import { edgeOf } from './edgeOf.ts'
import { needsConfirming } from './needsConfirming.ts'
import type { Sheet } from './Sheet.ts'
import type { Slot } from './Slot.ts'
import type { Reason } from './session.ts'

const NONE: readonly Reason[] = []

/**
 * Explains the value of a slot: first what it was made from, then itself. The result is cached until a
 * dependency changes, so that equal reasons are the same objects everywhere.
 */
export function explain(slot: Slot, sheet: Sheet): readonly Reason[] {
  const known = slot.explained
  if (known && slot.template.closure.every((rank) => (sheet.touched[rank] ?? 0) <= known.serial))
    return known.reasons
  // Cycles never get here with reads of their own, but marking the slot is cheap and stops one for certain.
  slot.explained = { serial: sheet.serial, reasons: NONE }
  const reasons = reasonsOf(slot, sheet)
  slot.explained = { serial: sheet.serial, reasons }
  return reasons
}

function reasonsOf(slot: Slot, sheet: Sheet): readonly Reason[] {
  switch (slot.kind) {
    case 'input':
      return [
        {
          kind: 'input',
          address: slot.address,
          value: slot.value,
          state: slot.state,
          ...(needsConfirming(slot) && { isUnconfirmed: true }),
        },
      ]
    case 'table': {
      if (slot.fired === undefined) return explainAll(slot.reads, sheet)
      const cite = slot.template.table.rows[slot.fired]?.cite
      const { key } = slot.row
      return [
        ...explainAll(slot.reads, sheet),
        {
          kind: 'table',
          table: slot.address.id,
          row: slot.fired,
          ...(key !== undefined && { rowKey: key }),
          ...(cite !== undefined && { cite }),
        },
      ]
    }
    case 'computed': {
      const { address, template, overruled, parts } = slot
      const value = edgeOf(slot.core)
      if (overruled !== undefined) return [{ kind: 'computed', address, value, by: 'override' }]
      const expr = template.computed.expr
      return [
        ...explainAll(slot.reads, sheet),
        ...(parts ? [{ kind: 'score', address, parts } as const] : []),
        { kind: 'computed', address, value, by: template.by, ...(expr !== undefined && { expr }) },
      ]
    }
    case 'prior':
      return [
        {
          kind: 'prior',
          address: slot.address,
          aspect: slot.template.key.aspect,
          date: slot.date,
          value: slot.value,
        },
      ]
    default:
      return NONE
  }
}

/**
 * Every value passes on its reasons. Nobody reads more than this, and thousands of values times thousands of
 * reasons take seconds.
 */
const REASONS_MAX = 100

export function explainAll(slots: readonly Slot[], sheet: Sheet): Reason[] {
  const found = new Set<Reason>()
  for (const slot of slots) {
    const reasons = explain(slot, sheet)
    if (found.size === 0 && reasons.length >= REASONS_MAX) return reasons.slice(0, REASONS_MAX)
    for (const reason of reasons) if (found.size < REASONS_MAX) found.add(reason)
    if (found.size === REASONS_MAX) break
  }
  return [...found]
}
