import { LOCALES, type Locale } from '@pandok/domain'
import type { ExamFile, ExamFileBlank, ExamFileFinding } from '@pandok/library'

type InFive = Readonly<Record<Locale, string>>

const five = (ko: string, en: string, zh: string, ja: string, de: string): InFive => ({ ko, en, zh, ja, de })

const LARGER = five(
  '이전보다 커짐',
  'larger than on the prior study',
  '较前增大',
  '前回より増大',
  'größenprogredient',
)
const SMALLER = five(
  '이전보다 작아짐',
  'smaller than on the prior study',
  '较前缩小',
  '前回より縮小',
  'größenregredient',
)
const UNCHANGED = five(
  '이전과 변화 없음',
  'unchanged since the prior study',
  '较前无变化',
  '前回と変化なし',
  'unverändert',
)
const MORE = five('이전보다 증가', 'increased since the prior study', '较前增多', '前回より増加', 'zunehmend')
const FEWER = five(
  '이전보다 감소',
  'decreased since the prior study',
  '较前减少',
  '前回より減少',
  'abnehmend',
)

/** With these words, a conclusion states the change since the prior exam. */
const CHANGES: Readonly<Record<string, InFive>> = {
  new: five('새로 발생', 'new since the prior study', '新发', '新出', 'neu aufgetreten'),
  larger: LARGER,
  smaller: SMALLER,
  stable: UNCHANGED,
  unchanged: UNCHANGED,
  more: MORE,
  increased: MORE,
  fewer: FEWER,
  decreased: FEWER,
}

const COMMA: InFive = five(', ', ', ', '，', '、', ', ')

/**
 * The reports of the neutral files conclude without these answers; a cell that has mostly such answers isn't
 * changed.
 */
const WITHOUT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'breast-us': { mass: ['stable'] },
  mammography: { mass: ['stable', 'new'] },
  'thyroid-us': { 'nodule-k': Object.keys(CHANGES) },
  'pelvis-us-gyn': { fibroid: Object.keys(CHANGES) },
}

const BLANK = 'change'
const FORM = 'concluded'
/** Matches the end of a conclusion: a sentence of its own, its category or note, and its period. */
const END = /(\[\. \{ete\}\])?(\{cat_note\}|\{epe_note\})?([.。])$/u

/** «New» is already a comparison: nobody says «newer than before». */
const NEW: Readonly<Partial<Record<Locale, readonly [from: string, to: string]>>> = {
  zh: ['较前新发', '新发'],
  ja: ['前回より新出', '新出'],
}

/**
 * Returns the exam with changes in its conclusions as well, because new and larger findings determine what is
 * done.
 */
export const withChange = (file: ExamFile): ExamFile => ({
  ...file,
  findings: file.findings.map(withNewAlone).map((finding) => {
    const without = WITHOUT[file.id]?.[finding.id] ?? []
    const change = finding.blanks?.find(({ id }) => id === BLANK)
    const isSaid = change?.options?.every(({ id }) => without.includes(id)) ?? true
    return isSaid || !isOnlyFound(finding) ? finding : concluded(finding, without)
  }),
})

const withNewAlone = (finding: ExamFileFinding): ExamFileFinding => ({
  ...finding,
  blanks: finding.blanks?.map((blank) =>
    blank.id === BLANK ? { ...blank, options: blank.options?.map(newAlone) } : blank,
  ),
})

function newAlone(option: NonNullable<ExamFileBlank['options']>[number]): typeof option {
  const label = Object.entries(option.label).map(([locale, text]) => {
    const [from, to] = NEW[locale as Locale] ?? []
    return [locale, text === from ? to : text]
  })
  return { ...option, label: Object.fromEntries(label) }
}

const isOnlyFound = ({ conclusion }: ExamFileFinding): boolean =>
  conclusion?.en !== undefined && !conclusion.en.includes(`{${BLANK}`)

function concluded(finding: ExamFileFinding, without: readonly string[]): ExamFileFinding {
  const { conclusion } = finding
  return {
    ...finding,
    blanks: finding.blanks?.map((blank) => (blank.id === BLANK ? withForms(blank, without) : blank)),
    conclusion: Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const text = conclusion?.[locale]
        return text === undefined ? [] : [[locale, text.replace(END, `[{${BLANK}:${FORM}}]$1$2$3`)]]
      }),
    ),
  }
}

const withForms = (blank: ExamFileBlank, without: readonly string[]): ExamFileBlank => ({
  ...blank,
  options: blank.options?.map((option) => {
    const words = CHANGES[option.id]
    if (!words) throw new Error(`No conclusion says the change «${option.id}».`)
    const said = LOCALES.map((locale) => [
      locale,
      without.includes(option.id) ? '' : COMMA[locale] + words[locale],
    ])
    return { ...option, forms: { ...option.forms, [FORM]: Object.fromEntries(said) } }
  }),
})
