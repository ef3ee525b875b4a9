import type { Input } from '@pandok/module-engine'
import type { MeasuredPlace } from '../PlateRun.ts'

type MeasurableInput = Extract<Input, { kind: 'number' | 'integer' | 'measure' | 'size' }>

export const isMeasurable = (input: Input): input is MeasurableInput =>
  input.kind === 'number' || input.kind === 'integer' || input.kind === 'measure' || input.kind === 'size'

/** Returns the form in which an input takes a measurement. A text input takes it as it was measured. */
export function measuredPlace(input: Input): MeasuredPlace {
  if (!isMeasurable(input)) return {}
  return { unit: input.unit, decimals: input.kind === 'integer' ? 0 : input.decimals }
}
