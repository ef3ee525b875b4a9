import type { Input } from '@pandok/module-engine'
import type { MeasuredPlace } from '../PlateRun.ts'

type NumericInput = Extract<Input, { kind: 'number' | 'integer' | 'measure' }>

export const isNumeric = (input: Input): input is NumericInput =>
  input.kind === 'number' || input.kind === 'integer' || input.kind === 'measure'

/** How an input wants a measurement. Words take it as it was measured. */
export function measuredPlace(input: Input): MeasuredPlace {
  if (!isNumeric(input)) return {}
  return { unit: input.unit, decimals: input.kind === 'integer' ? 0 : input.decimals }
}
