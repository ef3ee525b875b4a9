import type { LocalText, Option } from '@pandok/module-engine'
import { freeId, optionIdFromLabel } from './ids.ts'

const BULLET = /^\s*(?:[-*•·▪‣]|\d{1,2}[.)]|[①-⑳])\s+/u
const POINTS =
  /(?:\t\s*|\s*[([]\s*)([+-]?\d+(?:[.,]\d+)?)\s*(?:점|points?|pts?|punkte?|分|点)?\s*[)\]]?\s*$/iu

/**
 * Answers from a pasted list, one per line without its bullet. A line that ends with «(2점)», or with a tab
 * and a number, gives points.
 */
export function optionsFromLines(
  text: string,
  locale: keyof LocalText,
  taken: readonly Pick<Option, 'id'>[] = [],
): Option[] {
  const ids = new Set(taken.map(({ id }) => id))
  return text
    .split(/\r?\n/u)
    .map((line) => line.replace(BULLET, ''))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const points = POINTS.exec(line)
      const label = (points ? line.slice(0, points.index) : line).trim().slice(0, 200)
      const id = freeId(optionIdFromLabel(label, ids.size + 1), ids)
      ids.add(id)
      return {
        id,
        label: { [locale]: label },
        ...(points?.[1] === undefined ? {} : { points: points[1].replace('+', '').replace(',', '.') }),
      }
    })
}
