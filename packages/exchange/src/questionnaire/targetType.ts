import type { Target } from './fhirpath/Target.ts'
import type { FieldInput } from './questionInput.ts'

export function targetType(input: FieldInput): Target['type'] {
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
      return 'decimal'
    case 'choice':
    case 'side':
      return 'choice'
    case 'multi':
      return 'multi'
    case 'bool':
      return 'bool'
    case 'size':
      return 'size'
    default:
      return 'text'
  }
}
