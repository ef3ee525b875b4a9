import type { Input } from '../document/input.ts'
import type { Computed } from '../document/logic.ts'
import { Exact } from '../expression/Exact.ts'
import type { Printable } from '../render/Printable.ts'
import { BETWEEN_DIMENSIONS } from './reading/readSize.ts'
import type { Slot } from './Slot.ts'

/** Returns the value of a slot with what is needed to print it; undefined if it is unknown. */
export function printableOf(slot: Slot): Printable | undefined {
  const { core } = slot
  if (core === undefined) return undefined
  const input = inputOf(slot)
  if (input && (slot.kind === 'input' || slot.kind === 'prior')) {
    switch (input.kind) {
      case 'number':
      case 'integer':
      case 'measure':
        if (!(core instanceof Exact)) return undefined
        return {
          kind: 'number',
          value: core,
          ...(typeof slot.value === 'string' && { written: slot.value }),
          ...(input.unit !== undefined && { unit: input.unit }),
        }
      case 'size':
        return {
          kind: 'size',
          written: String(slot.value).split(BETWEEN_DIMENSIONS),
          values: Array.isArray(core) ? core.filter((item) => item instanceof Exact) : [],
          unit: input.unit,
        }
      case 'choice':
      case 'multi': {
        const ids = Array.isArray(slot.value) ? slot.value : [String(slot.value)]
        const nouns = input.kind === 'multi' ? input.nouns : undefined
        return { kind: 'answers', ids, options: input.options, ...(nouns && { nouns }) }
      }
      case 'bool':
        return { kind: 'bool', value: core === true, input }
      default:
        return { kind: input.kind, value: String(core) }
    }
  }
  if (core instanceof Exact) return numberOf(slot, core)
  if (typeof core === 'boolean') return { kind: 'bool', value: core }
  if (typeof core !== 'string') return undefined
  if (slot.kind === 'prior' && slot.template.key.aspect === 'date') return { kind: 'date', value: core }
  const options = computedOf(slot)?.options
  if (options && options.length > 0) return { kind: 'answers', ids: [core], options }
  return { kind: PERCENTAGE.test(core) ? 'percentage' : 'text', value: core }
}

const PERCENTAGE = /^[<>≤≥]?\d+(?:\.\d+)?(?:[-–]\d+(?:\.\d+)?)?%$/u

/** Returns the input of the value, now or at an earlier examination. */
function inputOf(slot: Slot): Input | undefined {
  if (slot.kind === 'input') return slot.template.input
  if (slot.kind !== 'prior' || slot.template.key.aspect !== 'value') return undefined
  return slot.template.of?.kind === 'input' ? slot.template.of.input : undefined
}

function computedOf(slot: Slot): Pick<Computed, 'options' | 'unit' | 'decimals'> | undefined {
  if (slot.kind === 'computed') return slot.template.computed
  if (slot.kind !== 'prior') return undefined
  const { key, of } = slot.template
  if (key.aspect === 'days') return DAYS
  if (of?.kind === 'computed') return of.computed
  return of?.kind === 'input' && 'unit' in of.input && of.input.unit !== undefined
    ? { unit: of.input.unit }
    : undefined
}

const DAYS = { unit: 'd', decimals: 0 }

function numberOf(slot: Slot, value: Exact): Printable {
  const computed = computedOf(slot)
  return {
    kind: 'number',
    value,
    ...(computed?.decimals !== undefined && { decimals: computed.decimals }),
    ...(computed?.unit !== undefined && { unit: computed.unit }),
  }
}
