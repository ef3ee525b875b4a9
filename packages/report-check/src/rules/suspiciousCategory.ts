import type { Alarm } from '../Alarm.ts'
import { isIn } from '../text/clausesOf.ts'
import { has, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'

/** For each system, these categories range from benign to at most intermediate suspicion. */
const NOT_SUSPICIOUS: Readonly<Record<string, readonly string[]>> = {
  birads: ['1', '2', '3'],
  pirads: ['1', '2', '3'],
  lirads: ['1', '2'],
  tirads: ['1', '2'],
  kTirads: ['1', '2'],
  orads: ['1', '2'],
  lungRads: ['1', '2'],
}

/** Beyond this distance, the words may belong to another finding. */
const NEAR_CHARACTERS = 24

/** Reports a category of low suspicion next to the words «highly suspicious» for the same finding. */
export function suspiciousCategory({ conclusion }: ReadReport): readonly Alarm[] {
  return unitsOf(conclusion).flatMap(({ read, unit }): Alarm[] => {
    const [category, ...others] = unit.categories
    const [word, ...more] = unit.marks('highlySuspicious')
    if (!category || !word || others.length > 0 || more.length > 0 || !read.isByHand) return []
    if (!NOT_SUSPICIOUS[category.system]?.includes(category.category)) return []
    if (has(unit, 'mayDeny', 'prior', 'comparison', 'postoperative', 'history', 'except')) return []
    if (new Set(unit.sides.map(({ id }) => id)).size > 1) return []
    const [from, to] = word.end <= category.start ? [word.end, category.start] : [category.end, word.start]
    const between = unit.text.slice(from - unit.start, to - unit.start)
    // A side between them, or a second finding, may belong to another lesion.
    const isOther =
      unit.sides.some(({ start }) => start >= from && start < to) ||
      unit.observations.filter((one) => one.concept !== undefined && !isIn(one, word)).length > 1
    if (between.length > NEAR_CHARACTERS || /[;；]/u.test(between) || isOther) return []
    const place = placeIn(read, category)
    return [
      {
        rule: 'R112',
        level: 'warn',
        variant: 'suspicious',
        places: [place, placeIn(read, word)],
        facts: { here: wordsAt(read, category), there: wordsAt(read, word) },
        repair: { kind: 'go', to: place },
      },
    ]
  })
}
