import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readOradsRule } from './compute/readOradsRule.ts'
import { examFile } from './ExamFile.ts'
import { examBlank } from './examBlank.ts'
import { examKeys } from './examKeys.ts'
import { examPlate } from './examPlate.ts'
import { examTemplate } from './examTemplate.ts'

const fixture = (name: string) =>
  examFile.parse(
    parse(readFileSync(new URL(`./fixtures/${name}.yaml`, import.meta.url), 'utf8'), { merge: true }),
  )

const breast = fixture('breast')
const cellOf = (id: string) => examPlate(breast).cells.find((cell) => cell.id === id)

describe('texts of a file', () => {
  const blanks = [
    { id: 'dist', kind: 'measure', unit: 'cm' },
    { id: 'clock', kind: 'clock' },
    { id: 'in', kind: 'text' },
  ]
  const template = examTemplate(
    { at: { en: '[, {clock} o’clock][, {depth} deep][, {dist} cm off]' } },
    { blanks, values: ['kt'] },
  )

  it.each([
    ['{@at}', '[, {clock:hour} o’clock][, {dist} off]'],
    ['{kt} {depth}{in} {clock}', '{kt} {in_} {clock}'],
    ['{dist} mm {clock.short}', '{dist} mm {clock:short}'],
  ])('%s are written out, without what nobody declares and with units once', (text, written) => {
    expect(template({ en: text })).toEqual({ en: written })
  })

  it('have what a comma without quotes tore off', () => {
    expect(breast.technique[0]?.text.ko).toBe('양측 촬영(CC, MLO).')
  })
})

describe('findings with a category', () => {
  it('are counted, and never asked for one that is fixed', () => {
    const { exam } = examPlate(breast)
    expect(exam?.gathers).toEqual([
      {
        id: 'assessed',
        what: 'count',
        value: 'category',
        cells: ['mass', 'benign-calc', 'suspicious-calc', 'palpable'],
      },
    ])
    expect(cellOf('benign-calc')?.blanks?.map(({ id }) => id)).toEqual(['side'])
    expect(cellOf('palpable')?.values).toMatchObject([
      { id: 'category', kind: 'choice', formula: '"0"', options: [{ id: '0' }] },
      { id: 'workup', kind: 'words', text: { ko: '초음파, 압박촬영', en: 'ultrasound and spot views' } },
      { id: 'cat_note', kind: 'words', formula: 'assessed > 1' },
    ])
  })

  it('warn of what can be worked out, and of nothing that is said in plain words', () => {
    expect(cellOf('suspicious-calc')?.checks?.map(({ id, level }) => [id, level])).toEqual([
      ['calc_too_low', 'warn'],
    ])
    expect(cellOf('mass')?.checks).toBeUndefined()
  })
})

describe('blanks of which one is filled', () => {
  it('ask in the first while the others are empty, and hide those once it is filled', () => {
    const nodule = examPlate(fixture('nodule')).cells.find(({ id }) => id === 'nodule-k')
    const blank = (id: string) => nodule?.blanks?.find((one) => one.id === id)
    expect(blank('features')).toMatchObject({ isOptional: true, required: '!known(nofeat)' })
    expect(blank('nofeat')).toMatchObject({ isOptional: true, visible: '!known(features)' })
  })
})

describe('a number whose key is the answer', () => {
  it('is a score, and whole', () => {
    const kindOf = (more: object) =>
      examBlank({ id: 't2', kind: 'number', min: 1, max: 5, ...more }, { nouns: undefined }).kind
    expect([kindOf({ key_is_label: true }), kindOf({})]).toEqual(['count', 'number'])
  })
})

describe('a file’s own rules', () => {
  const choice = (kind: string) => ({
    id: 'type',
    kind,
    options: ['calcified', 'ulcerated', 'soft'].map((id) => ({ id, label: { en: `${id} artery` } })),
  })
  const plate = (kind: string, assembly: readonly string[]) =>
    examPlate(
      examFile.parse({
        id: 'x',
        names: { ko: 'x' },
        regions: [{ id: 'r', name: { ko: 'r' } }],
        assembly,
        findings: [
          {
            id: 'plaque',
            name: { ko: 'p' },
            region: 'r',
            replaces: ['r'],
            keeps_minor: true,
            rank: { by: 'type', calcified: 5, ulcerated: 3, else: 7 },
            blanks: [choice(kind)],
            finding: { en: '{type} plaque.' },
            conclusion: { en: '{type} plaque.' },
            conclusion_when: { type: ['ulcerated'] },
            follow_by: { type: { ulcerated: { en: 'CTA.' } } },
          },
        ],
      }),
    ).cells.find(({ id }) => id === 'plaque')

  it('take the most urgent of several answers for the rank, and one of them for what depends on it', () => {
    const cell = plate('multi', ['…'])
    expect(cell?.finding?.rank).toBe(
      'known(type) && ("ulcerated" in type) ? 3 : (known(type) && ("calcified" in type) ? 5 : (7))',
    )
    expect(
      cell?.outputs.flatMap((one) => ('when' in one && one.when !== undefined ? [one.when] : [])),
    ).toEqual(['known(type) && ("ulcerated" in type)', 'known(type) && ("ulcerated" in type)'])
  })

  it('name the nouns that lists say once, and the rank of a conclusion that is kept', () => {
    const cell = plate('multi', [
      'English lists: a last word common to all members is said once (both arteries); words: artery, sinus, meniscus, sulci, bursa.',
      'keeps_minor: … minor_conclusion is also written, as an item of rank 2.',
    ])
    expect(cell?.blanks?.[0]?.nouns).toEqual({
      artery: 'arteries',
      sinus: 'sinuses',
      meniscus: 'menisci',
      sulci: 'sulci',
      bursa: 'bursae',
    })
    expect(cell?.finding?.keepsConclusion).toBe(2)
    expect(plate('multi', ['…'])?.blanks?.[0]?.nouns).toBeUndefined()
    expect(plate('multi', ['…'])?.finding?.keepsConclusion).toBe(4)
  })
})

describe('a finding’s own conditions', () => {
  const { cells, exam } = examPlate(
    examFile.parse({
      id: 'x',
      names: { ko: 'x' },
      regions: [{ id: 'r', name: { ko: 'r' } }],
      gathers: [{ id: 'infarct_said', cells: ['infarct'] }],
      findings: [
        { id: 'infarct', name: { ko: 'i' }, region: 'r', finding: { en: 'Infarct.' } },
        {
          id: 'atrophy',
          name: { ko: 'a' },
          region: 'r',
          rank: "grade == '3' ? 1 : 2",
          blanks: [
            { id: 'grade', kind: 'choice', options: [{ id: '0', label: { en: '0' } }] },
            { id: 'in', kind: 'number', optional: true },
          ],
          clauses: { none: { when: "grade == '0'", text: { en: 'No atrophy[ in {in}]' } } },
          checks: [{ id: 'no-infarct', when: '!infarct_said', message: { en: 'No infarct.' } }],
          finding: { en: '{none}.' },
          conclusion: { en: 'Atrophy.' },
          conclusion_if: "grade != '0'",
        },
      ],
    }),
  )
  const atrophy = cells.find(({ id }) => id === 'atrophy')

  it('say parts of a text, a conclusion and a rank where they hold', () => {
    expect(atrophy?.values).toEqual([
      {
        id: 'none',
        kind: 'words',
        text: { en: 'No atrophy[ in {in_}]' },
        formula: '(known(grade) && grade == "0")',
      },
    ])
    expect(atrophy?.outputs.at(-1)).toMatchObject({
      section: 'impression',
      when: '(!known(grade) || grade != "0")',
    })
    expect(atrophy?.finding?.rank).toBe('(known(grade) && grade == "3") ? 1 : 2')
  })

  it('warn of what the report doesn’t have', () => {
    expect(exam?.gathers).toEqual([{ id: 'infarct_said', what: 'ran', cells: ['infarct'] }])
    expect(atrophy?.checks).toEqual([
      { id: 'no_infarct', level: 'warn', when: '!infarct_said', message: { en: 'No infarct.' } },
    ])
  })
})

describe('conditions of a region and of other findings', () => {
  const { cells, exam } = examPlate(
    examFile.parse({
      id: 'thyroid',
      names: { en: 'Thyroid' },
      regions: [
        {
          id: 'size',
          name: { en: 'Size' },
          blanks: [{ id: 'left', kind: 'measure', unit: 'cm', optional: true }],
          clauses: { left_alone: { when: 'left != null', text: { en: ' (left {left} cm)' } } },
          normal: { en: 'Normal size{left_alone}.' },
        },
      ],
      gathers: [{ id: 'worst', cells: ['cytology'], what: 'max', value: 'is_urgent' }],
      findings: [
        {
          id: 'cytology',
          name: { en: 'Cytology' },
          region: 'size',
          blanks: [
            { id: 'lobe', kind: 'choice', options: [{ id: 'right', label: { en: 'right' } }] },
            { id: 'grade', kind: 'choice', options: [{ id: '6', label: { en: '6' } }] },
          ],
          flags: { is_urgent: "grade == '6'" },
          drops_follow_up: { same: ['lobe'], answers: ['biopsy_any_size'] },
        },
      ],
    }),
  )
  const cytology = cells.find(({ id }) => id === 'cytology')

  it('say parts of the normal sentence where they hold', () => {
    expect(exam?.values).toEqual([
      { id: 'left_alone', kind: 'words', text: { en: ' (left {left})' }, formula: 'known(left)' },
    ])
    expect(exam?.regions[0]?.normal).toEqual({ en: 'Normal size{left_alone}.' })
  })

  it('are numbers that are gathered, and name the advice that is dropped at the same place', () => {
    expect(cytology?.values).toEqual([
      { id: 'is_urgent', kind: 'number', formula: '(known(grade) && grade == "6") ? 1 : 0' },
    ])
    expect(cytology?.finding?.dropsAdvice).toEqual({ same: ['lobe'], phrases: ['advice-biopsy-any-size'] })
  })
})

describe('cells', () => {
  const normals = ['technique-plain', 'exam', 'all-normal', 'normal-lung']
  const lettered = ['A', 'S'].map((letter) => [`finding-${letter}`, `Key${letter}`] as const)
  const shifted = ['D', 'F'].map((letter) => [`finding-shift-${letter}`, `Shift+Key${letter}`] as const)
  const { positions, keyMap } = examKeys(
    [...normals, ...[...lettered, ...shifted].map(([cell]) => cell), 'finding-without'],
    {
      'technique.plain': 'Digit1',
      'lobe-sizes': 'Digit3',
      'all-normal': 'KeyP',
      normal: { lung: 'KeyQ' },
      ...Object.fromEntries([...lettered, ...shifted]),
    },
  )

  it('lie where their key lies, and findings that have no place there below the normal sentences', () => {
    expect(Object.fromEntries(positions)).toEqual({
      'technique-plain': 0,
      exam: 2,
      'normal-lung': 10,
      'all-normal': 19,
      'finding-A': 20,
      'finding-S': 21,
      'finding-shift-D': 40,
      'finding-shift-F': 41,
      'finding-without': 42,
    })
  })

  it('that ask for the exam have the key that a file gives to what is asked', () => {
    expect(keyMap['Digit3']).toBe('exam')
  })
})

describe('a rule of O-RADS', () => {
  it.each([
    ['pre, ≤3 cm: 1, nothing', '((meno == "pre") && s <= 3)', '1', 'nothing'],
    ['pre, >3 to 5 cm: 2, nothing', '((meno == "pre") && s > 3 && s <= 5)', '2', 'nothing'],
    ['post, >3 to <10 cm: 2, us12', '((meno == "early" || meno == "late") && s > 3 && s < 10)', '2', 'us12'],
    ['≥10 cm: 3, gyn3', '(s >= 10)', '3', 'gyn3'],
    ['2, nothing', 'true', '2', 'nothing'],
  ])('%s is read', (rule, when, category, advice) => {
    expect(readOradsRule(rule, 's')).toEqual({ when, category, advice, isRefused: false })
  })

  it('may refuse, and isn’t guessed', () => {
    expect(readOradsRule('late post: refused, use cell adnexal', 's').isRefused).toBe(true)
    expect(() => readOradsRule('large: 3, gyn3', 's')).toThrow('large')
  })
})
