import { has, type ReadReport, unitsOf } from './Rule.ts'

/** Whether the conclusion says of the whole exam that nothing was found, and nothing else. */
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
