import type { Fill } from '../document/input.ts'
import { priorKey } from '../expression/priorNames.ts'
import type { Evaluation } from './Evaluation.ts'
import { edgeOf } from './edgeOf.ts'
import { isSameEdge } from './isSameValue.ts'
import type { Reading } from './reading/Reading.ts'
import { readInput } from './reading/readInput.ts'
import type { InputSlot } from './Slot.ts'
import type { ValueSource, ValueState } from './session.ts'

const TYPED: ValueSource = Object.freeze({ from: 'typed' })
const TODAY: ValueSource = Object.freeze({ from: 'today' })
const EXPR: ValueSource = Object.freeze({ from: 'expr' })
const DEFAULT: ValueSource = Object.freeze({ from: 'default' })
/** The place of the default, beside those of the fills. */
const DEFAULT_PLACE = -1

interface Effective {
  reading: Reading | undefined
  state: ValueState
  source: ValueSource | undefined
}

/** Typed values have priority, then automatic ones in the order of the module, then the default. */
export function evaluateInput(slot: InputSlot, evaluation: Evaluation): void {
  const { visible } = slot.template
  // A condition that can't be evaluated hides nothing: an unnecessary question is better than one that nobody
  // can answer.
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
  // A source that the module doesn't list was requested by somebody, so it has priority over listed ones.
  const unlisted = slot.supplied.findLast(({ source }) => !fills.some(({ from }) => from === source.from))
  if (unlisted) return { ...unlisted, state: 'auto' }
  for (const [index, fill] of fills.entries()) {
    const supplied = slot.supplied.find(({ source }) => source.from === fill.from)
    if (supplied) return { ...supplied, state: 'auto' }
    const reading = readFill(fill, slot, index, evaluation)
    if (reading && !reading.fault) return { reading, state: 'auto', source: sourceOf(fill, evaluation) }
  }
  return undefined
}

function sourceOf(fill: Fill, evaluation: Evaluation): ValueSource {
  if (fill.from === 'prior') {
    const date = evaluation.priors.latest?.date
    return { from: 'prior', ...(date !== undefined && { date }) }
  }
  return fill.from === 'today' ? TODAY : fill.from === 'expr' ? EXPR : DEFAULT
}

function readFill(fill: Fill, slot: InputSlot, index: number, evaluation: Evaluation): Reading | undefined {
  const { template } = slot
  if (fill.from === 'today') return evaluation.readConstant(template, index, evaluation.today)
  if (fill.from === 'const') {
    const { value } = fill
    return evaluation.readConstant(template, index, typeof value === 'number' ? String(value) : value)
  }
  if (fill.from === 'prior') {
    const then = evaluation.slotOf(priorKey(fill.input))
    const raw = then?.kind === 'prior' ? then.value : undefined
    return raw === undefined
      ? undefined
      : readInput(template.input, raw, { today: evaluation.today, before: [] })
  }
  const formula = template.isCyclic ? undefined : template.fills[index]
  const made = formula && evaluation.run(formula)
  const raw = made?.kind === 'value' ? edgeOf(made.value) : undefined
  return raw === undefined
    ? undefined
    : readInput(template.input, raw, { today: evaluation.today, before: [] })
}

function defaultOf(slot: InputSlot, evaluation: Evaluation): Effective | undefined {
  const { input } = slot.template
  if (input.default === undefined) return undefined
  const raw = input.kind === 'date' && input.default === 'today' ? evaluation.today : input.default
  const reading = evaluation.readConstant(slot.template, DEFAULT_PLACE, raw)
  return reading && { reading, state: 'default', source: DEFAULT }
}
