import type { CellValue, Words } from '@pandok/domain'
import type { ExamFileFinding } from '../ExamFile.ts'
import type { Compute } from './Computation.ts'
import { firstOf, hasOne, is, isFilledWith, largerFirst, largest } from './formulas.ts'

/** This value tells whether a suspicious lymph node is described. */
const SUSPICIOUS_NODE = 'suspicious_node'
/** This value tells whether a known carcinoma is described. */
const KNOWN_CANCER = 'known_cancer'
/** This value is the nodule with the highest category, or the larger one of two with the same category. */
const WORST_NODULE = 'worst_nodule'

/**
 * The pattern by composition and echogenicity. A spongiform hypoechoic nodule fits none of the module's
 * patterns and is treated as partially cystic.
 */
const PATTERN = firstOf(
  [
    [is('comp', 'cystic'), '"pure_cyst"'],
    [is('comp', 'calcified'), '"entirely_calcified"'],
    [
      is('comp', 'spongiform'),
      `(${firstOf(
        [
          [is('echo', 'iso'), '"spongiform_iso"'],
          [is('echo', 'hyper'), '"spongiform_hyper"'],
        ],
        '"part_cystic"',
      )})`,
    ],
    [is('comp', 'ps', 'pc'), `(${hasOne('features', 'comet')} ? "part_cystic_comet_tail" : "part_cystic")`],
    [is('echo', 'iso'), '"solid_iso"'],
    [is('echo', 'hyper'), '"solid_hyper"'],
  ],
  '"solid_hypo"',
)

/**
 * Converts a nodule's descriptors into inputs of the module k-tirads (2021 K-TIRADS). A suspicious node
 * counts only for the worst nodule, and for none if it belongs to a known carcinoma. Growth beyond the
 * capsule counts for its own nodule.
 */
export const kTirads: Compute = (finding, file) => {
  const size = largest(finding, 'cm')
  const category = firstOf(
    ['5', '4', '3'].map((one) => [`kt_category == "${one}"`, one] as const),
    '2',
  )
  return {
    uses: [
      {
        moduleId: 'k-tirads',
        as: 'kt',
        inputs: {
          pattern: PATTERN,
          size_cm: size,
          punctate_foci: hasOne('features', 'punctate'),
          nonparallel: hasOne('features', 'nonparallel'),
          irregular_margin: hasOne('features', 'spiculated', 'microlobulated'),
          poor_prognostic_sign: `${isFilledWith('ete', 'strap', 'trachea', 'rln')} || (${SUSPICIOUS_NODE} && !${KNOWN_CANCER} && nodule_weight >= orElse(${WORST_NODULE}, 0.0))`,
        },
      },
    ],
    gathers: [
      { id: SUSPICIOUS_NODE, what: 'ran', cells: ['node-suspicious'] },
      { id: KNOWN_CANCER, what: 'ran', cells: ['known-cancer'] },
      {
        id: WORST_NODULE,
        what: 'max',
        value: 'nodule_weight',
        cells: file.findings.filter(({ compute }) => compute === 'k-tirads').map(({ id }) => id),
      },
    ],
    values: [
      { id: 'nodule_weight', kind: 'number', formula: `(${category}) * 1000 + ${size}` },
      wordsByAnswer(finding, 'kt', 'kt_category'),
      { id: 'rec', kind: 'text', formula: 'kt_rec' },
    ],
    rank: largerFirst(`10 - 2 * (${category})`, size),
  }
}

/** Makes a value with the file's words for each answer of a formula. */
function wordsByAnswer({ computed_text }: ExamFileFinding, id: string, formula: string): CellValue {
  const texts: Readonly<Record<string, unknown>> = computed_text?.[id] ?? {}
  const options = Object.entries(texts).map(([answer, words]) => ({ id: answer, label: words as Words }))
  return { id, kind: 'choice', formula, options }
}
