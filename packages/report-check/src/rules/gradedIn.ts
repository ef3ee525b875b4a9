import type { CategoryMention } from '../text/categoriesIn.ts'
import { cachedForUnits, type InUnit } from './Rule.ts'

export interface Graded extends InUnit {
  category: CategoryMention
}

export const gradedIn = cachedForUnits<Graded>(({ read, unit }) =>
  unit.categories.map((category) => ({ read, unit, category })),
)

/** In «BI-RADS 4A (previously 3)», only a word in its own clause marks a category as an earlier one. */
export function isEarlier({ unit, category }: Graded): boolean {
  return unit.marks('prior').some(({ start, end }) => {
    const [from, to] = start < category.start ? [end, category.start] : [category.end, start]
    return !CLAUSE_END.test(unit.text.slice(from - unit.start, to - unit.start))
  })
}

const CLAUSE_END = /[,，、;；()（）:：](?!\d)/u
