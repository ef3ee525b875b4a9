import type { BlankKind, Cell, Exam, Locale, PhraseOutput } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { proposeBlank } from './proposeBlank.ts'
import { declareBlank, makeBlank, undeclaredBlanks } from './typedCell.ts'

const cell = (text: PhraseOutput['text'], more: Partial<Cell> = {}): Cell => ({
  id: 'c',
  position: 0,
  name: 'c',
  title: 'c',
  outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text }],
  ...more,
})
const textsOf = ({ outputs }: Cell) => outputs.flatMap((one) => (one.kind === 'phrase' ? [one.text] : []))

describe('a blank without a kind', () => {
  it.each<[Locale, string, string, BlankKind, string?]>([
    ['ko', '크기', ' cm 결절', 'size', 'cm'],
    ['ko', '결절 크기', 'mm', 'size', 'mm'],
    ['de', 'Größe', ' ist', 'size', 'cm'],
    ['zh', '大小', '', 'size', 'cm'],
    ['ja', '大きさ', '', 'size', 'cm'],
    ['en', 'value', ' mm', 'measure', 'mm'],
    ['en', 'density', ' HU', 'measure', '[HU]'],
    ['en', 'size', ' mL', 'measure', 'mL'],
    ['ko', '좌우', '', 'side'],
    ['de', 'Seite', '', 'side'],
    ['ko', '검사일', '', 'date'],
    ['en', 'date', '', 'date'],
    ['en', 'level', '', 'level'],
    ['ja', '高位', '', 'level'],
    ['ko', '시 방향', '', 'clock'],
    ['ko', '개수', '', 'count'],
    ['en', 'months', ' months', 'count'],
    ['en', 'site', ' cmx', 'text'],
    ['ko', '부위', '', 'text'],
  ])('K454 in %s called «%s» before «%s» could be: %s %s', (locale, name, behind, kind, unit) => {
    const { blank } = proposeBlank({ name, behind, locale, taken: new Set() })
    expect([blank.kind, blank.unit]).toEqual([kind, unit])
    expect(blank.id).toMatch(/^[a-z][a-z0-9_]{0,31}$/u)
    expect(blank.label[locale]).toBe(name)
  })

  it('K454 is listed with an id of its own, unless the cell or the exam has declared it', () => {
    const asking = cell({ ko: '{크기} {대략 크기} {날짜}', en: '{크기}' })
    expect(
      undeclaredBlanks(asking, undefined).map(({ name, proposal }) => [name, proposal.blank.id]),
    ).toEqual([
      ['크기', 'size'],
      ['대략 크기', 'size_2'],
      ['날짜', 'date'],
    ])
    const size = { id: 'size', kind: 'size', label: { ko: '크기' } } as const
    const typed = cell(
      { ko: '{size:max} {date} {site} {group} {rads_score} {nodules}' },
      {
        blanks: [size],
        values: [{ id: 'group', kind: 'text' }],
        uses: [{ moduleId: 'm', as: 'rads', inputs: {} }],
      },
    )
    const exam: Exam = {
      regions: [],
      blanks: [{ id: 'date', kind: 'date', label: {} }],
      gathers: [{ id: 'nodules', what: 'count', cells: [] }],
    }
    expect(undeclaredBlanks(typed, exam).map(({ name }) => name)).toEqual(['site'])
  })

  it('K455 is declared in every language and phrase, with the unit behind it, and brackets stay what they were', () => {
    const before = cell({ ko: '{ 크기 } cm 결절 [참고], {크기}cm.', en: 'A {크기} cm nodule; {side}.' })
    const [first] = undeclaredBlanks(before, undefined)
    if (!first) throw new Error('Nothing is undeclared.')
    const after = declareBlank(before, first.name, first.proposal)
    expect(textsOf(after)).toEqual([
      { ko: '{size} 결절 \\[참고\\], {size}.', en: 'A {size} nodule; {side}.' },
    ])
    expect(after.blanks).toMatchObject([{ id: 'size', kind: 'size', unit: 'cm' }])
    expect(undeclaredBlanks(after, undefined).map(({ name }) => name)).toEqual(['side'])
    expect(textsOf(declareBlank(after, 'side', { blank: { id: 'side', kind: 'side', label: {} } }))).toEqual(
      textsOf(after),
    )
  })

  it('K456 is made of a word, which is the first answer where one chooses', () => {
    const before = cell({ ko: '우엽에 [약] 결절.', en: 'Right lobe.' })
    const made = makeBlank(before, { output: 'o', locale: 'ko', start: 0, end: 2 }, 'choice')
    expect(made?.blank).toEqual({
      id: 'choice',
      kind: 'choice',
      label: { ko: '우엽' },
      options: [{ id: '1', label: { ko: '우엽' } }],
    })
    expect(made && textsOf(made.cell)).toEqual([{ ko: '{choice}에 \\[약\\] 결절.', en: 'Right lobe.' }])
    const number = cell({ en: 'A nodule of 12 mm.' }, { blanks: [] })
    const measured = makeBlank(number, { output: 'o', locale: 'en', start: 12, end: 14 }, 'measure')
    expect(measured && textsOf(measured.cell)).toEqual([{ en: 'A nodule of {measure}.' }])
    expect(measured?.blank).toMatchObject({ kind: 'measure', unit: 'mm' })
    expect(makeBlank(before, { output: 'o', locale: 'ko', start: 3, end: 4 }, 'text')).toBeUndefined()
  })
})
