import { INPUTS_MAX } from '../document/limits.ts'
import { Exact } from '../expression/Exact.ts'
import type { Evaluation } from './Evaluation.ts'
import { evaluateComputed } from './evaluateComputed.ts'
import { evaluateInput } from './evaluateInput.ts'
import { isSameEdge, isSameList, isSameValue } from './isSameValue.ts'
import { readPriorSlot } from './prior/readPriorSlot.ts'
import type { InputSlot, Slot } from './Slot.ts'
import type { ScorePart } from './score/ScorePart.ts'
import { evaluateTable } from './table/evaluateTable.ts'

export interface SlotChange {
  /** True if the value changed, for `lastChanged`. */
  value: boolean
  /** True if something changed that dependents may show or explain. */
  any: boolean
}

const NO_WAITS: readonly InputSlot[] = []
const SAME: SlotChange = { value: false, any: false }
const NUMBERS = Array.from({ length: 64 }, (_, index) => new Exact(index))

/** Evaluates one slot in place and returns whether its readers must be evaluated again. */
export function evaluateSlot(slot: Slot, evaluation: Evaluation): SlotChange {
  switch (slot.kind) {
    case 'input':
      return evaluateInputSlot(slot, evaluation)
    case 'computed':
      return evaluateComputedSlot(slot, evaluation)
    case 'table':
      return evaluateTableSlot(slot, evaluation)
    case 'check':
    case 'required': {
      const { core } = slot
      const made = slot.template.isCyclic ? undefined : evaluation.run(slot.template.formula)
      slot.core = made?.kind === 'value' && made.value === true
      slot.reads = evaluation.reads
      return core === slot.core ? SAME : { value: false, any: true }
    }
    case 'rowNumber': {
      const { core } = slot
      slot.core = NUMBERS[slot.row.place + 1] ?? new Exact(slot.row.place + 1)
      return isSameValue(core, slot.core) ? SAME : { value: true, any: true }
    }
    case 'prior': {
      const { core, value, date } = slot
      readPriorSlot(slot, evaluation.priors)
      const isSame = isSameValue(core, slot.core) && isSameEdge(value, slot.value) && date === slot.date
      return isSame ? SAME : { value: true, any: true }
    }
    case 'group':
      return { value: true, any: true }
  }
}

type SlotOf<Kind extends Slot['kind']> = Extract<Slot, { kind: Kind }>

function evaluateInputSlot(slot: SlotOf<'input'>, evaluation: Evaluation): SlotChange {
  const { core, raw, value, state, source, fault, visible } = slot
  evaluateInput(slot, evaluation)
  slot.reads = evaluation.reads
  const isSame = isSameValue(core, slot.core) && isSameEdge(value, slot.value)
  const isAlike =
    isSame &&
    isSameEdge(raw, slot.raw) &&
    state === slot.state &&
    visible === slot.visible &&
    fault === slot.fault &&
    isSameSource(source, slot.source)
  if (isAlike) return SAME
  slot.view = undefined
  return { value: !isSame, any: true }
}

function evaluateComputedSlot(slot: SlotOf<'computed'>, evaluation: Evaluation): SlotChange {
  const { core, failure, waits, parts, isOverruled } = slot
  evaluateComputed(slot, evaluation)
  slot.reads = evaluation.reads
  slot.waits = waitsOf(slot, slot.reads)
  const isSame = isSameValue(core, slot.core)
  // Equal numbers keep their identity, and so does everything made from them.
  if (isSame) slot.core = core
  if (
    isSame &&
    isOverruled === slot.isOverruled &&
    failure === slot.failure &&
    isSameList(waits, slot.waits) &&
    isSameParts(parts, slot.parts)
  ) {
    return SAME
  }
  slot.view = undefined
  return { value: !isSame, any: true }
}

function evaluateTableSlot(slot: SlotOf<'table'>, evaluation: Evaluation): SlotChange {
  const { fired, results, failures, waits } = slot
  const { undecided } = slot.template.isCyclic ? { undecided: [] } : evaluateTable(slot, evaluation)
  slot.reads = evaluation.reads
  slot.waits = waitsOf(slot, undecided.length > 0 ? undecided : slot.reads)
  const isSame =
    fired === slot.fired &&
    results.length === slot.results.length &&
    results.every((result, index) => isSameValue(result, slot.results[index])) &&
    isSameList(failures, slot.failures) &&
    isSameList(waits, slot.waits)
  return isSame ? SAME : { value: false, any: true }
}
/**
 * Returns the inputs behind every unknown value that was read. Hidden inputs are left out, because they can't
 * be answered. The number is limited to that of a module without rows, because every value would pass all of
 * them on.
 */
function waitsOf(slot: Slot, reads: readonly Slot[]): readonly InputSlot[] {
  const isKnown =
    slot.kind === 'table'
      ? slot.fired !== undefined && !slot.results.includes(undefined)
      : slot.core !== undefined
  if (isKnown) return NO_WAITS
  const found = new Set<InputSlot>()
  for (const read of reads) {
    if (read.kind === 'input' && read.core === undefined && read.visible) found.add(read)
    else if (found.size === 0 && read.waits.length === INPUTS_MAX) return read.waits
    else for (const waited of read.waits) if (found.size < INPUTS_MAX) found.add(waited)
    if (found.size === INPUTS_MAX) break
  }
  return found.size === 0 ? NO_WAITS : [...found]
}

const isSameSource = (a: object | undefined, b: object | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b))

function isSameParts(a: readonly ScorePart[] | undefined, b: readonly ScorePart[] | undefined): boolean {
  if (a === b || a === undefined || b === undefined) return a === b
  return a.length === b.length && a.every((part, index) => isSamePart(part, b[index]))
}

const isSamePart = (a: ScorePart, b: ScorePart | undefined): boolean =>
  a === b || (a.points === b?.points && a.input === b.input && a.option === b.option)
