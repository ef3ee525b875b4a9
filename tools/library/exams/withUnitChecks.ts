import type { Locale } from '@pandok/domain'
import type { ExamFile, ExamFileBlank } from '@pandok/library'

type InFive = Readonly<Record<Locale, string>>
type Limits = Readonly<Record<string, number>>

/**
 * Unusual lengths in centimeters, by finding, by `finding.blank` or, for blanks of the exam, by `exam.blank`.
 * Longer values are often millimeters that were entered as centimeters. The values come from professional
 * knowledge, because the check only asks and decides nothing.
 */
const CENTIMETERS: Readonly<Record<string, Limits & { all: number }>> = {
  'abdomen-pelvis-ct': {
    all: 12,
    gallstone: 5,
    aaa: 10,
    myoma: 20,
    'ovarian-cyst': 20,
    splenomegaly: 30,
    'colon-cancer': 12,
    'renal-mass': 15,
    'liver-metastases': 15,
  },
  'abdomen-us': {
    all: 12,
    gallstone: 5,
    gallstones: 5,
    aaa: 10,
    splenomegaly: 30,
    ckd: 16,
    'renal-atrophy': 12,
    'accessory-spleen': 4,
    'renal-mass': 15,
    'liver-metastases': 15,
    'portal-nodes': 6,
  },
  'liver-ct-mr': {
    all: 15,
    gallstone: 5,
    hepatomegaly: 30,
    splenomegaly: 30,
    'treated-viable.viable': 12,
  },
  'chest-ct': { all: 12, 'mediastinal-mass': 15, thyroid: 8 },
  'chest-radiograph': { all: 12, pneumothorax: 8 },
  'brain-ct': { all: 10 },
  'brain-mr': { all: 10 },
  'lumbar-spine-mr': { all: 12, 'aortic-aneurysm': 10 },
  'spine-radiograph': { all: 6 },
  'joint-radiograph': { all: 12 },
  'knee-mr': { all: 12 },
  'breast-us': { all: 10, 'axillary-node': 5, 'intramammary-node.size': 3, cysts: 6, 'masses-bilateral': 6 },
  'breast-mr': { all: 12 },
  mammography: { all: 12, 'axillary-node': 5, 'intramammary-node': 3, 'masses-bilateral': 6 },
  'pelvis-us-gyn': {
    all: 15,
    'exam.uterus': 25,
    'exam.rov': 15,
    'exam.lov': 15,
    adnexal: 25,
    fibroid: 20,
    fibroids: 20,
    'uterus-enlarged': 25,
    polyp: 6,
    atrophic: 9,
  },
  'prostate-mr': { all: 8, 'exam.dims': 15, lesion: 6, 'bladder-tumor': 10, 'rectal-mass': 12 },
  'thyroid-us': {
    all: 8,
    'exam.right': 12,
    'exam.left': 12,
    'exam.isthmus': 4,
    goiter: 12,
    'goiter.isthmus': 4,
    graves: 12,
    'colloid-cysts': 3,
    'node-suspicious': 6,
    'node-indeterminate': 6,
    parathyroid: 5,
  },
}

/** This is the limit in millimeters; longer values are usually given in centimeters. */
const MILLIMETERS = 60

/** A lesion of less than a millimeter was probably entered in centimeters. */
const LEAST_MILLIMETERS = 1

/**
 * The exams whose lesions aren't measured below a millimeter in centimeters either, and the lengths that are
 * those of a lesion. A zero is a slip, because a lesion that isn't there isn't written.
 */
const LEAST_CENTIMETERS: ReadonlySet<string> = new Set([
  ...['chest-ct', 'chest-radiograph', 'mammography', 'breast-us', 'breast-mr', 'thyroid-us'],
])
const OF_LESIONS: ReadonlySet<string> = new Set(['size', 'extent', 'largest', 'prior', 'before', 'cortex'])

const TOO_SMALL_CM: InFive = {
  ko: 'cm로는 이례적으로 작은 값입니다. 값을 확인하십시오.',
  en: 'An unusually small value in cm. Check the value.',
  zh: '以 cm 计，该值异常小，请核对数值。',
  ja: 'cm としては小さすぎる値です。値を確認してください。',
  de: 'Ungewöhnlich kleiner Wert in cm. Bitte den Wert prüfen.',
}

const TOO_LARGE_CM: InFive = {
  ko: 'cm로는 이례적으로 큰 값입니다. mm로 잰 값이면 단위를 고치십시오.',
  en: 'An unusually large value in cm. If it was measured in mm, correct the unit.',
  zh: '以 cm 计，该值异常大。若为 mm 测量值，请更正单位。',
  ja: 'cm としては大きすぎる値です。mm で測った値であれば、単位を訂正してください。',
  de: 'Ungewöhnlich großer Wert in cm. Wurde in mm gemessen, bitte die Einheit korrigieren.',
}

const TOO_LARGE_MM: InFive = {
  ko: 'mm로는 이례적으로 큰 값입니다. 값을 확인하십시오.',
  en: 'An unusually large value in mm. Check the value.',
  zh: '以 mm 计，该值异常大，请核对数值。',
  ja: 'mm としては大きすぎる値です。値を確認してください。',
  de: 'Ungewöhnlich großer Wert in mm. Bitte den Wert prüfen.',
}

const TOO_SMALL_MM: InFive = {
  ko: 'mm로는 이례적으로 작은 값입니다. cm로 잰 값이면 단위를 고치십시오.',
  en: 'An unusually small value in mm. If it was measured in cm, correct the unit.',
  zh: '以 mm 计，该值异常小。若为 cm 测量值，请更正单位。',
  ja: 'mm としては小さすぎる値です。cm で測った値であれば、単位を訂正してください。',
  de: 'Ungewöhnlich kleiner Wert in mm. Wurde in cm gemessen, bitte die Einheit korrigieren.',
}

const ZERO: InFive = {
  ko: '길이가 0으로 적혀 있습니다. 잰 값을 적거나 비우십시오.',
  en: 'A length of 0 was entered. Enter what was measured, or leave it empty.',
  zh: '输入的长度为 0。请填写测量值或留空。',
  ja: '長さに 0 が入力されています。計測値を入力するか、空欄にしてください。',
  de: 'Als Länge wurde 0 eingegeben. Bitte den Messwert eingeben oder leer lassen.',
}

const LENGTHS: ReadonlySet<string> = new Set(['measure', 'size', 'size3'])

/**
 * Returns the exam whose lengths ask whether the unit is right where a wrong unit is likelier than the
 * length.
 */
export const withUnitChecks = (file: ExamFile): ExamFile => ({
  ...file,
  exam_checks: [
    ...(file.exam_checks ?? []),
    ...[
      ...(file.exam_blanks ?? []),
      ...(file.exam_inputs ?? []),
      ...file.regions.flatMap(({ blanks = [] }) => blanks),
    ].flatMap((blank) => checksOf(file.id, EXAM, blank)),
  ],
  findings: file.findings.map((finding) => {
    const added = (finding.blanks ?? []).flatMap((blank) => checksOf(file.id, finding.id, blank))
    return added.length === 0 ? finding : { ...finding, checks: [...(finding.checks ?? []), ...added] }
  }),
})

/** This stands for a finding where the exam itself asks. */
const EXAM = 'exam'

const isLesion = (exam: string, blank: string): boolean =>
  LEAST_CENTIMETERS.has(exam) && OF_LESIONS.has(blank)

function checksOf(exam: string, finding: string, blank: ExamFileBlank) {
  const { id, kind, unit } = blank
  if (!LENGTHS.has(kind)) return []
  const longest = kind !== 'measure' ? `max(${id})` : id
  // The board asks about a required length of 0 itself.
  const some = kind === 'measure' && !blank.optional ? `${id} > 0 && ` : ''
  if (unit === 'cm') {
    const limits = CENTIMETERS[exam]
    if (!limits) throw new Error(`${exam} measures in cm and has no limits.`)
    const limit = limits[`${finding}.${id}`] ?? limits[finding] ?? limits.all
    return [
      { id: `${id}_in_cm`, when: `known(${id}) && ${longest} > ${limit}`, message: TOO_LARGE_CM },
      ...(isLesion(exam, id)
        ? [{ id: `${id}_below_cm`, when: `known(${id}) && ${some}${longest} < 0.1`, message: TOO_SMALL_CM }]
        : []),
      ...zero(blank),
    ]
  }
  if (unit !== 'mm' || blank.max !== undefined) return []
  return [
    { id: `${id}_in_mm`, when: `known(${id}) && ${longest} > ${MILLIMETERS}`, message: TOO_LARGE_MM },
    ...(id === 'size' || finding === EXAM || isLesion(exam, id)
      ? [
          {
            id: `${id}_below_mm`,
            when: `known(${id}) && ${some}${longest} < ${LEAST_MILLIMETERS}`,
            message: TOO_SMALL_MM,
          },
        ]
      : zero(blank)),
  ]
}

/** The board asks about required lengths of 0 and refuses such sizes; an optional one is better left empty. */
const zero = ({ id, kind, optional }: ExamFileBlank) =>
  kind === 'measure' && optional
    ? [{ id: `${id}_is_zero`, when: `known(${id}) && ${id} <= 0`, message: ZERO }]
    : []
