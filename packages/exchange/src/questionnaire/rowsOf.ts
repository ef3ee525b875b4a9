import { GROUP_ROWS_MAX } from '@pandok/module-engine'
import { extensionValue } from './extensions.ts'
import { flagIn } from './json.ts'

export function rowsOf(item: unknown): { min?: number; max?: number } {
  const [min, max] = [
    extensionValue(item, 'questionnaire-minOccurs'),
    extensionValue(item, 'questionnaire-maxOccurs'),
  ]
  const whole = (value: unknown, least: number): number | undefined =>
    typeof value === 'number' && Number.isInteger(value) && value >= least
      ? Math.min(value, GROUP_ROWS_MAX)
      : undefined
  const [from, to] = [whole(min, 0) ?? (flagIn(item, 'required') ? 1 : undefined), whole(max, 1)]
  return {
    ...(from !== undefined && { min: from }),
    ...(to !== undefined && to >= (from ?? 0) && { max: to }),
  }
}
