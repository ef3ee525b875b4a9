import { Decimal } from 'decimal.js'
import { readSize } from '../../run/reading/readSize.ts'
import { standBeside } from '../../run/reading/standBeside.ts'
import { day, decimal } from '../fields.ts'
import type { Fill, Input, Option } from '../input.ts'
import { boundsOf, isWithin } from './Bounds.ts'

type Constant = Extract<Fill, { from: 'const' }>['value']

/** Returns whether a person could have entered this value, for a default or a constant of the input. */
export function fitsInput(input: Input, value: Constant): boolean {
  switch (input.kind) {
    case 'number':
    case 'measure':
      return isNumber(value, input) && places(value) <= (input.decimals ?? Number.POSITIVE_INFINITY)
    case 'integer':
      return isNumber(value, input) && places(value) === 0
    case 'size':
      return typeof value === 'string' && readSize(input, value)?.fault === undefined
    case 'text':
      return typeof value === 'string' && value.length <= (input.max ?? 2000)
    case 'choice':
      return input.options.some(({ id }) => id === value)
    case 'multi':
      return Array.isArray(value) && areAnswers(value, input.options, input.max)
    case 'bool':
      return typeof value === 'boolean'
    case 'date':
      return isDay(value, input)
    case 'side':
      return (input.sides ?? ['R', 'L', 'B']).some((side) => side === value)
  }
}

const places = (value: Constant) => new Decimal(String(value)).decimalPlaces()

function isNumber(value: Constant, limits: Parameters<typeof boundsOf>[0]): value is string | number {
  const read = decimal.safeParse(value)
  return read.success && isWithin(read.data, boundsOf(limits))
}

function areAnswers(ids: readonly string[], options: readonly Option[], max = options.length): boolean {
  if (new Set(ids).size !== ids.length || ids.length > max) return false
  return ids.every(
    (id) =>
      options.some((option) => option.id === id) && ids.every((other) => standBeside(options, id, other)),
  )
}

function isDay(
  value: Constant,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): boolean {
  if (value === 'today') return true
  const read = day.safeParse(value)
  if (!read.success) return false
  return !(min !== undefined && read.data < min) && !(max !== undefined && max !== 'today' && read.data > max)
}
