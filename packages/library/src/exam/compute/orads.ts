import type { CellCheck, Words } from '@pandok/domain'
import type { ExamFile, ExamFileFinding } from '../ExamFile.ts'
import type { Computation, Compute } from './Computation.ts'
import { firstOf, is, largerFirst, largest, UNKNOWN_NUMBER } from './formulas.ts'
import { readOradsRule } from './readOradsRule.ts'

/** One cell describes the module's lesions; classic benign lesions have a rule for each size. */
const BY_MODULE = 'adnexal'

/** Computes O-RADS US v2022: the category, its consequences, and its place among the conclusions. */
export const orads: Compute = (finding, file) => {
  const {
    orads: category,
    rec,
    ...rest
  } = finding.id === BY_MODULE ? byModule(finding) : byRules(finding, file)
  return {
    ...rest,
    values: [
      { id: 'orads', kind: 'number', formula: category, decimals: 0 },
      { id: 'orads_rec', kind: 'text', formula: rec },
    ],
    rank: largerFirst(
      firstOf(
        [
          ['orads == 5', '-10'],
          ['orads == 4', '-8'],
          ['orads == 3', '16'],
          ['orads == 2', '36'],
        ],
        '56',
      ),
      largest(finding, 'cm'),
    ),
    advice: { value: 'orads_rec', texts: advised(file) },
  }
}

type Categorized = Pick<Computation, 'uses' | 'checks'> & { orads: string; rec: string }

function byModule(finding: ExamFileFinding): Categorized {
  const size = largest(finding, 'cm')
  return {
    uses: [
      {
        moduleId: 'orads-us',
        as: 'om',
        inputs: {
          menopause: `${is('meno', 'pre')} ? "pre" : "post"`,
          lesion: 'kind',
          size_cm: size,
          solid_component: 'known(solid)',
          inner_wall: 'wall',
          papillary_n: 'orElse(pap, 0)',
          color_score: 'color',
          outer_contour: 'contour',
          shadowing: 'known(shadow)',
          ascites_or_nodules: 'known(extra)',
        },
      },
    ],
    orads: 'om_category',
    rec: firstOf(
      [
        ['orads == 5', '"gyn5"'],
        ['orads == 4', '"gyn4"'],
        ['orads == 3', '"gyn3"'],
        [`orads == 2 && !(${is('meno', 'pre')} && ${size} <= 3)`, '"us6"'],
      ],
      '"nothing"',
    ),
  }
}

function byRules(finding: ExamFileFinding, { orads_rules = {} }: ExamFile): Categorized {
  const rows = (orads_rules[finding.id] ?? []).map((rule) => readOradsRule(rule, largest(finding, 'cm')))
  const refused = rows.flatMap(({ when, isRefused }) => (isRefused ? [when] : []))
  return {
    orads: firstOf(
      rows.map(({ when, category }) => [when, category ?? UNKNOWN_NUMBER] as const),
      UNKNOWN_NUMBER,
    ),
    rec: firstOf(
      rows.map(({ when, advice }) => [when, JSON.stringify(advice ?? 'nothing')] as const),
      '"nothing"',
    ),
    checks: refused.map(
      (when, index): CellCheck => ({
        id: `orads_refused_${index + 1}`,
        level: 'block',
        when,
        message: REFUSED,
      }),
    ),
  }
}

const REFUSED: Words = {
  ko: '이 폐경 상태에서는 전형적인 양성 병변으로 분류하지 않습니다. 부속기 종괴로 기술하세요.',
  en: 'With this menopausal status it isn’t classified as a typical benign lesion. Describe it as an adnexal mass.',
  zh: '该绝经状态下不归为典型良性病变，请按附件肿块描述。',
  ja: 'この閉経状態では典型的な良性病変に分類しません。付属器腫瘤として記載してください。',
  de: 'Bei diesem Menopausenstatus keine typisch benigne Läsion. Bitte als Adnextumor beschreiben.',
}

/** Rules refer to their advice by a keyword; its text is among the shared texts of the file. */
const advised = ({ shared = {} }: ExamFile): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(shared).filter(
      (entry): entry is [string, Words] =>
        /^(?:us|gyn)\d+$/u.test(entry[0]) && typeof entry[1] === 'object' && entry[1] !== null,
    ),
  )
