import { LOCALES, type Locale } from '@pandok/domain'
import type { ExamFile, ExamFileBlank, ExamFileFinding } from '@pandok/library'

type InFive = Readonly<Record<Locale, string>>
type Option = NonNullable<ExamFileBlank['options']>[number]

const five = (ko: string, en: string, zh: string, ja: string, de: string): InFive => ({ ko, en, zh, ja, de })

const NEW: Option = {
  id: 'new',
  label: five('새로 발생', 'new', '新发', '新出', 'neu'),
  text: five('새로 발생', 'new since the prior study', '新发', '新出', 'neu aufgetreten'),
}

const UNCHANGED: Option = {
  id: 'unchanged',
  label: five('변화 없음', 'unchanged', '无变化', '不変', 'unverändert'),
  text: five(
    '이전과 변화 없음',
    'unchanged since the prior study',
    '较前无明显变化',
    '前回と著変なし',
    'unverändert zur Voruntersuchung',
  ),
}

/** A measured finding grows or shrinks, while any other gets worse or better. */
const OPTIONS = {
  size: [
    NEW,
    {
      id: 'larger',
      label: five('커짐', 'larger', '增大', '増大', 'größer'),
      text: five(
        '이전보다 커짐',
        'larger than on the prior study',
        '较前增大',
        '前回より増大',
        'größenprogredient',
      ),
    },
    {
      id: 'smaller',
      label: five('작아짐', 'smaller', '缩小', '縮小', 'kleiner'),
      text: five(
        '이전보다 작아짐',
        'smaller than on the prior study',
        '较前缩小',
        '前回より縮小',
        'größenregredient',
      ),
    },
    UNCHANGED,
  ],
  course: [
    NEW,
    {
      id: 'progressed',
      label: five('진행', 'progressed', '进展', '増悪', 'progredient'),
      text: five(
        '이전보다 진행',
        'progressed since the prior study',
        '较前进展',
        '前回より増悪',
        'progredient zur Voruntersuchung',
      ),
    },
    {
      id: 'improved',
      label: five('호전', 'improved', '好转', '改善', 'regredient'),
      text: five(
        '이전보다 호전',
        'improved since the prior study',
        '较前好转',
        '前回より改善',
        'regredient zur Voruntersuchung',
      ),
    },
    UNCHANGED,
  ],
} satisfies Readonly<Record<string, readonly Option[]>>

/**
 * Findings that are followed from one examination to the next, in exams whose files don't ask how they have
 * changed.
 */
const FOLLOWED: Readonly<Record<string, Readonly<Record<string, keyof typeof OPTIONS>>>> = {
  'brain-mr': {
    mass: 'size',
    metastases: 'size',
    meningioma: 'size',
    schwannoma: 'size',
    pituitary: 'size',
    aneurysm: 'size',
    cavernoma: 'size',
    postop: 'course',
    stenosis: 'course',
    sdh: 'size',
    demyelination: 'course',
    hydrocephalus: 'course',
  },
  'lumbar-spine-mr': {
    protrusion: 'size',
    extrusion: 'size',
    sequestration: 'size',
    canal: 'course',
    fracture: 'course',
    metastasis: 'course',
    spondylodiscitis: 'course',
    intradural: 'size',
  },
  'cervical-spine-mr': {
    protrusion: 'size',
    extrusion: 'size',
    canal: 'course',
    myelopathy: 'course',
    syrinx: 'size',
    fracture: 'course',
    metastasis: 'course',
    spondylodiscitis: 'course',
    intradural: 'size',
    myelitis: 'course',
  },
}

/** Matches the end of a text before its period; rows of a table have none. */
const END = /([.。]?)$/u
const COMMA: InFive = five(', ', ', ', '，', '、', ', ')

/**
 * Returns the exam whose followed findings ask how they have changed since the prior one, and state it in
 * both sections.
 */
export const withFollowed = (file: ExamFile): ExamFile => ({
  ...file,
  findings: file.findings.map((finding) => {
    const kind = FOLLOWED[file.id]?.[finding.id]
    return kind ? followed(finding, OPTIONS[kind]) : finding
  }),
})

function followed(finding: ExamFileFinding, options: readonly Option[]): ExamFileFinding {
  const change: ExamFileBlank = {
    id: 'change',
    kind: 'choice',
    optional: true,
    options: [...options],
    label: five('변화', 'Change', '变化', '変化', 'Verlauf'),
  }
  return {
    ...finding,
    blanks: [...(finding.blanks ?? []), change],
    finding: withChangeSaid(finding.finding, finding.column === undefined ? '。' : '、'),
    conclusion: withChangeSaid(finding.conclusion, '、'),
  }
}

/** In Japanese, a finding states the change in a sentence of its own, unless the finding is in a row. */
function withChangeSaid(texts: ExamFileFinding['finding'], japanese: string): ExamFileFinding['finding'] {
  if (!texts) return texts
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = texts[locale]
      const comma = locale === 'ja' ? japanese : COMMA[locale]
      return text === undefined ? [] : [[locale, text.replace(END, `[${comma}{change}]$1`)]]
    }),
  )
}
