import type { Alarm } from '../Alarm.ts'
import { ORGANS } from '../words/anatomy.ts'
import { placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

/** A length that no such organ has. */
export const impossibleLength: Rule = {
  id: 'R105',
  check({ sentences }) {
    return unitsOf(sentences).flatMap(({ read, unit }): Alarm[] => {
      const organs = unit.observations.flatMap(({ organ }) => ORGANS[organ ?? ''] ?? [])
      if (organs.length === 0) return []
      const limit = Math.max(...organs.map(({ maxMm }) => maxMm))
      return unit.sizes
        .filter(({ axesMm }) => axesMm.some((axis) => axis > limit))
        .map((size) => ({
          ...{ rule: 'R105', level: 'warn' },
          places: [placeIn(read, size)],
          facts: { size: wordsAt(read, size), limit: String(limit) },
          repair: { kind: 'go', to: placeIn(read, size) },
        }))
    })
  },
}
