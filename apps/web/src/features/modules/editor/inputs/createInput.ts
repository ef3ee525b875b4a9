import type { Input, InputKind, ModuleDefinition } from '@pandok/module-engine'
import { freeId, namesIn } from './ids.ts'

export const INPUT_KINDS = [
  'choice',
  'multi',
  'number',
  'integer',
  'measure',
  'size',
  'bool',
  'text',
  'side',
  'date',
] as const satisfies readonly InputKind[]

/** A new input with the required settings of its kind. It is named after its kind until it has a label. */
export function createInput(kind: InputKind, definition: ModuleDefinition): Input {
  const base = { id: freeId(kind, namesIn(definition)), label: {} }
  switch (kind) {
    case 'choice':
    case 'multi':
      return { ...base, kind, options: [{ id: 'option_1', label: {} }] }
    case 'measure':
      return { ...base, kind, what: 'length', unit: 'mm', decimals: 0 }
    case 'size':
      return { ...base, kind, unit: 'cm' }
    case 'number':
    case 'integer':
    case 'text':
    case 'bool':
    case 'date':
    case 'side':
      return { ...base, kind }
  }
}
