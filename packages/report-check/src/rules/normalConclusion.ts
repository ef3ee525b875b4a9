import { has, type ReadReport, unitsOf } from './Rule.ts'

/** Returns whether the conclusion only says that nothing was found in the whole exam. */
export function isNormalConclusion({ conclusion }: ReadReport): boolean {
  const units = unitsOf(conclusion)
  return (
    units.some(({ unit }) => has(unit, 'allNormal')) &&
    units.every(
      ({ unit }) =>
        has(unit, 'allNormal') ||
        unit.observations.every(
          ({ isNegated, isNormal, concept }) => isNegated || isNormal || concept === undefined,
        ),
    )
  )
}
