import { Exact, exact, type ModuleDefinition } from '@pandok/module-engine'
import { MILLIMETRES } from './lengthOf.ts'
import type { Lesion } from './matchLesions.ts'

/** Inputs for a site are recognized by these words in their id. A side counts whatever its id is. */
export const SITE =
  /(?:^|_)(?:site|location|lobe|segment|region|organ|level|station|quadrant|zone|side|vessel|place)(?:_|$)/u

/** Describes a filling, or one of its rows, by site and largest length, which distinguish it from others. */
export function lesionOf(
  { inputs }: ModuleDefinition,
  values: Readonly<Record<string, unknown>>,
): Pick<Lesion, 'site' | 'sites' | 'sizeMm'> {
  const answered = inputs
    .filter(({ id, kind }) => kind === 'side' || SITE.test(id))
    .flatMap(({ id }) => (Object.hasOwn(values, id) ? [[id, String(values[id])] as const] : []))
  const sites = answered.map(([, value]) => value)
  const lengths = inputs.flatMap((input) => {
    const factor = 'unit' in input && input.unit !== undefined ? MILLIMETRES[input.unit] : undefined
    const value = Object.hasOwn(values, input.id) ? values[input.id] : undefined
    if (factor === undefined || typeof value !== 'string') return []
    return value
      .split(/[^\d.]+/u)
      .flatMap((part) => exact(part) ?? [])
      .map((number) => number.times(factor))
  })
  return {
    ...(sites.length > 0 && { site: sites.join(' '), sites: Object.fromEntries(answered) }),
    ...(lengths.length > 0 && { sizeMm: Exact.max(...lengths).toNumber() }),
  }
}
