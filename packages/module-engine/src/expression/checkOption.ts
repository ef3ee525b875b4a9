import { type Building, type Built, fault, type Type } from './Built.ts'
import { nearest } from './nearest.ts'

/** A choice compared with a text that is none of its options can never be equal: a slip, or an option since removed. */
export function checkOption(building: Building, chosen: Type, other: Built): void {
  const { options, name = '' } = chosen
  const { literal } = other.type
  if (!options || literal === undefined) return
  const texts = Array.isArray(literal) ? literal : [literal]
  for (const text of texts) {
    if (typeof text !== 'string' || options.some(({ id }) => id === text)) continue
    const meant = nearest(
      text,
      options.map(({ id }) => id),
    )
    const params = { option: text.slice(0, 64), name, ...(meant !== undefined && { nearest: meant }) }
    fault(building, 'option.unknown', other.range, params)
  }
}
