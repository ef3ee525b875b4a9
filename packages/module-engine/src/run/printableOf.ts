import { Exact } from '../expression/Exact.ts'
import type { Printable } from '../render/Printable.ts'
import { BETWEEN_DIMENSIONS } from './reading/readSize.ts'
import type { Slot } from './Slot.ts'

/** A slot's value with what printing it needs; undefined if unknown. */
export function printableOf(slot: Slot): Printable | undefined {
  const { core } = slot
  if (core === undefined) return undefined
  if (slot.kind === 'input') {
    const { input } = slot.template
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
  const options = slot.kind === 'computed' ? slot.template.computed.options : undefined
  return options && options.length > 0
    ? { kind: 'answers', ids: [core], options }
    : { kind: 'text', value: core }
}

function numberOf(slot: Slot, value: Exact): Printable {
  const computed = slot.kind === 'computed' ? slot.template.computed : undefined
  return {
    kind: 'number',
    value,
    ...(computed?.decimals !== undefined && { decimals: computed.decimals }),
    ...(computed?.unit !== undefined && { unit: computed.unit }),
  }
}
