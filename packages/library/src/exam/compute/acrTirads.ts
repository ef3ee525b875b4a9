import { LOCALES } from '@pandok/domain'
import type { Compute } from './Computation.ts'
import { firstOf, hasOne, is, isFilledWith, largerFirst, largest } from './formulas.ts'

const LEVELS = ['1', '2', '3', '4', '5']

/**
 * Converts a nodule's descriptors into inputs of the module acr-tirads (ACR TI-RADS 2017). Growth beyond the
 * capsule takes precedence over the margin.
 */
export const acrTirads: Compute = (finding) => {
  const size = largest(finding, 'cm')
  const level = firstOf(
    ['5', '4', '3', '2'].map((one) => [`acr_category == "TR${one}"`, one] as const),
    '1',
  )
  return {
    uses: [
      {
        moduleId: 'acr-tirads',
        as: 'acr',
        inputs: moduleInputs(size),
      },
    ],
    values: [
      {
        id: 'tr',
        kind: 'choice',
        formula: firstOf(
          LEVELS.toReversed().map((one) => [`acr_category == "TR${one}"`, `"${one}"`] as const),
          '"1"',
        ),
        options: LEVELS.map((id) => ({
          id,
          label: Object.fromEntries(LOCALES.map((locale) => [locale, id])),
        })),
      },
      { id: 'points', kind: 'number', formula: 'acr_points', decimals: 0 },
      {
        id: 'rec',
        kind: 'text',
        formula: 'startsWith(acr_rec, "follow") ? "follow" : (acr_rec == "fna" ? "fna" : "none")',
      },
    ],
    rank: largerFirst(`10 - 2 * (${level})`, size),
  }
}

/** Returns the descriptors as the module expects them. */
const moduleInputs = (size: string) => ({
  composition: firstOf(
    [
      [is('comp', 'solid', 'calcified'), '"solid"'],
      [is('comp', 'ps', 'pc'), '"mixed"'],
    ],
    'comp',
  ),
  echogenicity: firstOf(
    [
      [isFilledWith('echo', 'iso'), '"iso"'],
      [isFilledWith('echo', 'hyper'), '"hyper"'],
      [isFilledWith('echo', 'hypo'), '"hypo"'],
      [isFilledWith('echo', 'marked'), '"very_hypo"'],
      [is('comp', 'cystic'), '"anechoic"'],
    ],
    '"undetermined"',
  ),
  shape: `${hasOne('features', 'nonparallel')} ? "taller" : "wider"`,
  margin: firstOf(
    [
      [isFilledWith('ete', 'strap', 'trachea', 'rln'), '"extrathyroidal"'],
      [hasOne('features', 'spiculated'), '"irregular"'],
      [hasOne('features', 'microlobulated'), '"lobulated"'],
    ],
    '"smooth"',
  ),
  size_cm: size,
  foci_macrocalc: hasOne('features', 'macro'),
  foci_rim: hasOne('features', 'rim'),
  foci_punctate: hasOne('features', 'punctate'),
})
