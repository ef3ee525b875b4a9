import type { Fill } from '../document/input.ts'
import type { Evaluation } from './Evaluation.ts'
import { edgeOf } from './edgeOf.ts'
import { isSameEdge } from './isSameValue.ts'
import type { Reading } from './reading/Reading.ts'
import { readInput } from './reading/readInput.ts'
import type { InputSlot } from './Slot.ts'
import type { EdgeValue, ValueSource, ValueState } from './session.ts'

const TYPED: ValueSource = Object.freeze({ from: 'typed' })

interface Effective {
  reading: Reading | undefined
  state: ValueState
  source: ValueSource | undefined
}

/** What a person entered goes first, then what came by itself in the module's order, then the default. */
export function evaluateInput(slot: InputSlot, evaluation: Evaluation): void {
  const { visible } = slot.template
  // A condition that can't be evaluated hides nothing: better a question too many than one that nobody can answer.
  const shown = visible === undefined || slot.template.isCyclic ? undefined : evaluation.run(visible)
  slot.visible = !shown || shown.kind === 'failed' || (shown.kind === 'value' && shown.value === true)
  const { reading, state, source } = effective(slot, evaluation)
  slot.raw = reading?.raw
  slot.fault = reading?.fault
  slot.state = state
  slot.source = source
  slot.value = slot.visible ? reading?.value : undefined
  slot.core = slot.visible ? reading?.core : undefined
}

function effective(slot: InputSlot, evaluation: Evaluation): Effective {
  if (slot.typed === 'emptied') return { reading: undefined, state: 'empty', source: undefined }
  if (slot.typed) return { reading: slot.typed, state: 'entered', source: TYPED }
  const own = filled(slot, evaluation) ?? defaultOf(slot, evaluation)
  if (!own) return { reading: undefined, state: 'empty', source: undefined }
  const isConfirmed = slot.confirmed !== undefined && isSameEdge(slot.confirmed, own.reading?.value)
  return isConfirmed ? { ...own, state: 'confirmed' } : own
}

function filled(slot: InputSlot, evaluation: Evaluation): Effective | undefined {
  const fills = slot.template.input.fill ?? []
  // What the module doesn't list, somebody asked for: it isn't second to anything.
  const unlisted = slot.supplied.findLast(({ source }) => !fills.some(({ from }) => from === source.from))
  if (unlisted) return { ...unlisted, state: 'auto' }
  for (const [index, fill] of fills.entries()) {
    const supplied = slot.supplied.find(({ source }) => source.from === fill.from)
    if (supplied) return { ...supplied, state: 'auto' }
    const raw = rawOf(fill, slot, index, evaluation)
    const reading = raw === undefined ? undefined : read(slot, raw, evaluation)
    if (reading && !reading.fault) return { reading, state: 'auto', source: sourceOf(fill) }
  }
  return undefined
}

const sourceOf = (fill: Fill): ValueSource =>
  fill.from === 'today' || fill.from === 'expr' ? { from: fill.from } : { from: 'default' }

function rawOf(fill: Fill, slot: InputSlot, index: number, evaluation: Evaluation): EdgeValue | undefined {
  if (fill.from === 'today') return evaluation.today
  if (fill.from === 'const') return typeof fill.value === 'number' ? String(fill.value) : fill.value
  const formula = slot.template.isCyclic ? undefined : slot.template.fills[index]
  const made = formula && evaluation.run(formula)
  return made?.kind === 'value' ? edgeOf(made.value) : undefined
}

function defaultOf(slot: InputSlot, evaluation: Evaluation): Effective | undefined {
  const { input } = slot.template
  if (input.default === undefined) return undefined
  const raw = input.kind === 'date' && input.default === 'today' ? evaluation.today : input.default
  const reading = read(slot, raw, evaluation)
  return reading && { reading, state: 'default', source: { from: 'default' } }
}

const read = (slot: InputSlot, raw: EdgeValue, evaluation: Evaluation) =>
  readInput(slot.template.input, raw, { today: evaluation.today, before: [] })
