import type { ModuleDefinition } from '../definition.ts'
import { dimensionsOf } from '../dimensionsOf.ts'
import type { Finding, Path } from '../Finding.ts'
import type { Input } from '../input.ts'
import { type Bounds, boundsOf, isCrossed } from './Bounds.ts'
import { fault } from './fault.ts'

/** Refuses limits that leave no valid value. */
export function boundRules({ inputs, groups }: ModuleDefinition): Finding[] {
  return [
    ...inputs.flatMap((input, index) => inputBounds(input, ['inputs', index])),
    ...groups.flatMap(({ min, max }, index) =>
      min !== undefined && max !== undefined && min > max
        ? [fault('bounds.crossed', ['groups', index, 'min'], { lower: min, upper: max })]
        : [],
    ),
  ]
}

function inputBounds(input: Input, path: Path): Finding[] {
  switch (input.kind) {
    case 'number':
    case 'integer':
      return [...crossed(boundsOf(input), path), ...wrongStep(input.step, path)]
    case 'measure':
      return crossed(boundsOf(input), path)
    case 'size':
      return [...crossed(boundsOf(input), path), ...dimensionBounds(input, path)]
    case 'multi':
      return multiBounds(input, path)
    case 'date': {
      const { min, max } = input
      const isBackwards = min !== undefined && max !== undefined && max !== 'today' && min > max
      return isBackwards ? [fault('bounds.crossed', [...path, 'min'], { lower: min, upper: max })] : []
    }
    default:
      return []
  }
}

/** The finding is at the path of the input, because only the author knows which of its limits is wrong. */
function crossed(bounds: Bounds, path: Path): Finding[] {
  if (!isCrossed(bounds)) return []
  const lower = bounds.lower?.value ?? ''
  const upper = bounds.upper?.value ?? ''
  return [fault('bounds.crossed', path, { lower, upper })]
}

const wrongStep = (step: string | undefined, path: Path): Finding[] =>
  step !== undefined && !(Number(step) > 0) ? [fault('step.invalid', [...path, 'step'])] : []

function dimensionBounds(input: Extract<Input, { kind: 'size' }>, path: Path): Finding[] {
  const { least, most } = dimensionsOf(input)
  return least > most ? [fault('bounds.crossed', [...path, 'least'], { lower: least, upper: most })] : []
}

/** Refuses a question with fewer options than required answers. */
function multiBounds({ min = 0, max, options }: Extract<Input, { kind: 'multi' }>, path: Path): Finding[] {
  const upper = Math.min(max ?? options.length, options.length)
  return min > upper ? [fault('bounds.crossed', [...path, 'min'], { lower: min, upper })] : []
}
