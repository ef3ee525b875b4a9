import type { Compute } from './Computation.ts'
import { firstOf, is, largerFirst, largest } from './formulas.ts'

/** Converts a lesion's sector and scores into inputs of the module pirads (PI-RADS v2.1). */
export const pirads: Compute = (finding) => {
  const size = largest(finding, 'mm')
  const sectors = finding.blanks?.find(({ id }) => id === 'sector')?.options ?? []
  const zones = sectors.flatMap(({ id, zone }) =>
    zone === 'pz' || zone === 'tz' ? [[is('sector', id), `"${zone}"`] as const] : [],
  )
  const digits = ['5', '4', '3', '2']
  return {
    uses: [
      {
        moduleId: 'pirads',
        as: 'pirads',
        inputs: {
          // The central zone and the stroma are scored like the zone from which the lesion arises.
          zone: firstOf(zones, 'origin'),
          size_mm: size,
          t2: 't2',
          dwi: 'dwi',
          // While the blank is empty, the module's default applies: the sequence wasn't acquired.
          dce: 'dce',
        },
      },
    ],
    values: [
      { id: 'cat', kind: 'number', formula: 'pirads_category', decimals: 0 },
      {
        id: 'category',
        kind: 'text',
        formula: firstOf(
          digits.map((one) => [`pirads_category == ${one}`, `"${one}"`] as const),
          '"1"',
        ),
      },
    ],
    rank: largerFirst('10 - 2 * pirads_category', size),
  }
}
