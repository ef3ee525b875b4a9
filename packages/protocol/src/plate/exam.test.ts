import type { Blank, Exam } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { cells } from './cells.ts'
import { exam } from './exam.ts'
import { plateCreate } from './plateContracts.ts'

const words = (text: string) => ({ ko: text, en: text, zh: text, ja: text, de: text })

const grade: Blank = {
  id: 'grade',
  kind: 'choice',
  label: words('등급'),
  isOptional: true,
  default: '3+',
  options: [
    {
      id: '3+',
      label: words('3+'),
      text: words('강양성'),
      replaces: ['lobes'],
      forms: { de: { genitive: 'stark' } },
    },
    { id: '4A', label: { ko: '4A' } },
  ],
  visible: 'known(size)',
  required: 'known(size)',
  units: { de: 'ng/ml' },
  join: words(' '),
  nouns: { lobe: 'lobes' },
}

const whole: Exam = {
  regions: [
    {
      id: 'lobes',
      name: words('양엽'),
      normal: words('결절 없음.'),
      rest: words('나머지 정상.'),
      rows: { blank: 'grade', columns: ['disc'] },
      onlyWith: ['nodule'],
      notWith: ['brief'],
    },
  ],
  isNormalFirst: true,
  blanks: [{ id: 'date', kind: 'date', label: { ko: '검사일' }, isOptional: true }],
  values: [{ id: 'late', kind: 'bool', formula: 'known(date)' }],
  gathers: [{ id: 'nodules', what: 'max', cells: ['nodule'], value: 'grade' }],
  assessment: {
    value: 'grade',
    order: ['1', '4A'],
    actionable: ['4A'],
    noFinding: '1',
    lines: { '1': words('정상'), '4A': words('의심') },
    advice: { '4A': words('조직검사') },
  },
  forms: [
    {
      id: 'screening',
      name: words('결과지'),
      layout: words('{result:R}'),
      fields: [
        {
          id: 'result',
          label: words('판정'),
          source: { of: 'answers', blank: 'grade' },
          words: { '4A': words('의심') },
          none: words('없음'),
          per: { blank: 'side', keys: ['R'], all: ['B'] },
          ask: { for: ['4A'], question: words('확실합니까?') },
        },
      ],
    },
  ],
  normalConclusion: words('정상'),
  minorConclusion: words('특이 소견 없음'),
  advice: { one: words('{text}'), many: words('{n}. {text}') },
}

const nodule = {
  id: 'nodule',
  position: 0,
  name: '결절',
  title: '결절',
  normal: ['lobes'],
  asks: ['date'],
  answers: { date: '2026-11-18' },
  blanks: [
    grade,
    { id: 'size', kind: 'size', label: words('크기'), unit: 'cm', decimals: 1, min: '0.1', max: '30' },
    { id: 'level', kind: 'level', label: words('높이'), range: ['T12', 'S1'] },
  ],
  values: [
    {
      id: 'group',
      kind: 'choice',
      formula: 'rads_group',
      unit: 'cm',
      decimals: 1,
      options: [{ id: '1', label: words('1') }],
    },
    { id: 'tail', kind: 'words', text: words(', {size}') },
  ],
  uses: [{ moduleId: 'mod_1', as: 'rads', inputs: { size_mm: 'size' } }],
  checks: [{ id: 'big', level: 'warn', when: 'known(size)', message: words('큽니다.') }],
  outputs: [
    {
      id: 'o',
      kind: 'phrase',
      section: 'findings',
      text: words('{size} 결절.'),
      when: 'grade == "3+"',
      unless: ['brief'],
      normal: ['lobes'],
      continues: true,
      followUp: { exam: words('갑상선 초음파'), reason: words('결절'), from: 6, to: 12, unit: 'month' },
    },
  ],
  finding: {
    region: 'lobes',
    regionBy: { blank: 'grade', regions: { '3+': 'lobes' } },
    column: 'disc',
    replaces: [{ regions: ['lobes'], when: 'true' }],
    conflicts: ['brief'],
    rank: 'grade == "3+" ? 1 : 2',
    isMinor: true,
    keepsConclusion: 4,
    hasNoRest: true,
    takesAdvice: true,
    dropsAdvice: { same: ['level'], phrases: ['o'] },
    codes: { screening: 'A' },
  },
}
const brief = { id: 'brief', position: 1, name: '정상', title: '정상', outputs: [], normal: 'all' as const }

const problems = (schema: typeof cells | typeof exam, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message])

const withBlank = (changes: object) => [{ ...nodule, blanks: [{ ...grade, ...changes }] }]
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n))

describe('a plate with an exam', () => {
  it('crosses the wire whole, every field of it', () => {
    const plate = { name: '갑상선', cells: [nodule, brief], keyMap: {}, autoFill: [], exam: whole }
    expect(plateCreate.param.parse(plate)).toEqual(plate)
  })

  it('is refused where something is named that is not there', () => {
    const plate = { name: '갑상선', cells: [brief], exam: whole }
    const issues = plateCreate.param.safeParse(plate).error?.issues ?? []
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['exam.gathers.0.cells.0', 'exam.noCell'],
      ['exam.regions.0.onlyWith.0', 'exam.noCell'],
      ['exam.regions.0.rows.blank', 'exam.noBlank'],
      ['exam.gathers.0.value', 'exam.noBlank'],
      ['exam.assessment.value', 'exam.noBlank'],
    ])
  })

  it('is tidied: one way to write each letter, one kind of line end', () => {
    const regions = [{ id: 'r', name: { ko: '한'.normalize('NFD') }, normal: { ko: '가\r\n나' } }]
    expect(exam.parse({ regions })).toEqual({
      regions: [{ id: 'r', name: { ko: '한' }, normal: { ko: '가\n나' } }],
    })
  })

  it.each<[typeof cells | typeof exam, unknown, string, string]>([
    [cells, withBlank({ kind: 'color' }), '0.blanks.0.kind', 'Invalid'],
    [cells, withBlank({ secret: 1 }), '0.blanks.0', 'Unrecognized'],
    [cells, withBlank({ min: '1e3' }), '0.blanks.0.min', 'format'],
    [cells, withBlank({ visible: ' ' }), '0.blanks.0.visible', 'required'],
    [cells, withBlank({ visible: 'x'.repeat(1001) }), '0.blanks.0.visible', 'tooLong'],
    [
      cells,
      withBlank({ options: many(101, (n) => ({ id: `${n}`, label: {} })) }),
      '0.blanks.0.options',
      'tooMany',
    ],
    [cells, withBlank({ options: [{ id: '__proto__', label: {} }] }), '0.blanks.0.options.0.id', 'format'],
    [cells, [{ ...nodule, blanks: many(21, () => grade) }], '0.blanks', 'tooMany'],
    [cells, [{ ...nodule, asks: many(21, (n) => `b${n}`) }], '0.asks', 'tooMany'],
    [cells, [{ ...nodule, finding: { region: 'r', rank: 100 } }], '0.finding.rank', 'Too big'],
    [exam, { regions: many(41, (n) => ({ id: `r${n}`, name: {} })) }, 'regions', 'tooMany'],
    [exam, { regions: [{ id: 'r', name: { ko: '가'.repeat(61) } }] }, 'regions.0.name.ko', 'tooLong'],
    [exam, { regions: [], normalConclusion: { ko: 'x'.repeat(2001) } }, 'normalConclusion.ko', 'tooLong'],
    [exam, { regions: [], normalConclusion: { ko: 'a\u0000' } }, 'normalConclusion.ko', 'format'],
  ])('has bounds (%#)', (schema, value, path, message) => {
    const [[found, said] = []] = problems(schema, value) ?? []
    expect(found).toBe(path)
    expect(said).toContain(message)
  })

  it('is the same as before where it has none of it', () => {
    const plain = {
      id: 'c',
      position: 0,
      name: '가',
      title: '가',
      outputs: nodule.outputs.map(withoutMeaning),
    }
    expect(cells.parse([plain])).toEqual([plain])
  })
})

const withoutMeaning = ({
  when: _,
  unless: __,
  normal: ___,
  continues: ____,
  followUp: _____,
  ...output
}: (typeof nodule.outputs)[number]) => output
