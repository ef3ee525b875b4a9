import { Exact, exact, type Input, type ModuleDefinition } from '@pandok/module-engine'

/** A length as it was written, with its largest diameter. */
export interface Length {
  /** The value as in the report, such as «12» or «12 × 9». */
  text: string
  unit: string
  largest: Exact
}

export const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, um: 0.001 }

/** Inputs for earlier sizes or thresholds, which do not describe the current size. */
const THEN = /(?:^|_)(?:baseline|prior|previous|before|nadir|last|then|limit|threshold)(?:_|$)/u

/**
 * Finds the input with the current length of a lesion, in the module itself or in the rows of a group.
 * Measured inputs are preferred to typed ones.
 */
export function lengthInput(
  { inputs }: ModuleDefinition,
  group?: string,
): Extract<Input, { unit?: unknown }> | undefined {
  const lengths = inputs.flatMap((input) =>
    input.group === group &&
    'unit' in input &&
    input.unit !== undefined &&
    Object.hasOwn(MILLIMETRES, input.unit) &&
    !THEN.test(input.id)
      ? [input]
      : [],
  )
  return lengths.find(({ kind }) => kind === 'measure' || kind === 'size') ?? lengths[0]
}

/**
 * Lists the groups whose rows are lesions with a size. Groups of earlier values, such as earlier sums, are
 * left out.
 */
export const lesionGroups = (definition: ModuleDefinition): readonly string[] =>
  definition.groups
    .map(({ id }) => id)
    .filter((id) => !THEN.test(id) && lengthInput(definition, id) !== undefined)

/** Reads the value of a length input; undefined if it is not a length. */
export function lengthOf(input: { unit?: string | undefined }, value: unknown): Length | undefined {
  const { unit } = input
  if (unit === undefined || typeof value !== 'string') return undefined
  const [, numbers = value, own = unit] = /^(.*\d)\s*([a-z]+)$/u.exec(value.trim()) ?? []
  if (!Object.hasOwn(MILLIMETRES, own)) return undefined
  const sides = numbers.split(/[^\d.]+/u).flatMap((part) => exact(part) ?? [])
  return sides.length === 0 ? undefined : { text: numbers.trim(), unit: own, largest: Exact.max(...sides) }
}

export const inMillimetres = ({ largest, unit }: Length): Exact => largest.times(MILLIMETRES[unit] ?? 1)
