import { Exact, exact, type Input, type ModuleDefinition } from '@pandok/module-engine'

/** A length as it was written, with the largest of its diameters. */
export interface Length {
  /** As the report's values have it: «12», «12 × 9». */
  text: string
  unit: string
  largest: Exact
}

export const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, um: 0.001 }

/** Inputs that hold what was, or what a size is held against, and not what is. */
const THEN = /(?:^|_)(?:baseline|prior|previous|before|nadir|last|then|limit|threshold)(?:_|$)/u

/**
 * The input whose length says how large a lesion is now: the module's own, or that of a group's rows. The first one that
 * is measured goes before those that are only typed.
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

/** The groups whose rows are lesions with a size; rows of what was (earlier sums) aren't. */
export const lesionGroups = (definition: ModuleDefinition): readonly string[] =>
  definition.groups
    .map(({ id }) => id)
    .filter((id) => !THEN.test(id) && lengthInput(definition, id) !== undefined)

/** What a value of a length input says; undefined where it says no length. */
export function lengthOf(input: { unit?: string | undefined }, value: unknown): Length | undefined {
  const { unit } = input
  if (unit === undefined || typeof value !== 'string') return undefined
  const [, numbers = value, own = unit] = /^(.*\d)\s*([a-z]+)$/u.exec(value.trim()) ?? []
  if (!Object.hasOwn(MILLIMETRES, own)) return undefined
  const sides = numbers.split(/[^\d.]+/u).flatMap((part) => exact(part) ?? [])
  return sides.length === 0 ? undefined : { text: numbers.trim(), unit: own, largest: Exact.max(...sides) }
}

export const inMillimetres = ({ largest, unit }: Length): Exact => largest.times(MILLIMETRES[unit] ?? 1)
