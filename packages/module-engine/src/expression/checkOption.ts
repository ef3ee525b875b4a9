import { type Building, type Built, fault, type Type } from './Built.ts'
import { nearest } from './nearest.ts'

/** A choice never equals a text that isn't one of its options: it is a typing mistake, or the option was removed. */
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
