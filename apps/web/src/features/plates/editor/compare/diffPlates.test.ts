import type { Cell, PlateContent } from '@pandok/domain'
import { beforeAll, expect, it } from 'vitest'
import { noduleModule } from '#features/plates/testkit/noduleModule.ts'
import { textStore } from '#platform/text/textStore.ts'
import { diffPlates } from './diffPlates.ts'
import { type PlateWords, plateWords } from './plateWords.ts'

const cell = (differences: Partial<Cell> = {}): Cell => ({
  id: 'a',
  position: 0,
  name: 'Normal',
  title: 'Normal liver',
  outputs: [{ id: 'p', kind: 'phrase', section: 'findings', text: { en: 'Normal.' } }],
  ...differences,
})
const nodule = cell({
  id: 'n',
  position: 1,
  name: 'Nodule',
  outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'nodule' }],
})
const plate = (differences: Partial<PlateContent> = {}): PlateContent => ({
  name: 'Liver',
  cells: [cell(), nodule],
  keyMap: { KeyA: 'a' },
  autoFill: [],
  ...differences,
})

let words: PlateWords
beforeAll(async () => {
  await textStore.show('en')
  const modules = new Map([['nodule', noduleModule()]])
  words = plateWords({ text: textStore.read(), modules, keyLabel: (key) => key })
})
const diff = (before: PlateContent, after: PlateContent) =>
  diffPlates(before, after, words).map(({ change, part, name, fields }) => [
    change,
    name === undefined ? part : `${part} ${name}`,
    ...fields.map(({ name: field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`),
  ])

it('finds nothing in two versions with the same content', () => {
  expect(diff(plate(), structuredClone(plate()))).toEqual([])
})

it('shows what changed inside a cell, with the old and the new value', () => {
  const after = plate({ cells: [cell({ title: 'Liver', position: 21, color: 'red' }), nodule] })
  expect(diff(plate(), after)).toEqual([
    [
      'changed',
      'Cell Normal',
      'Title: Normal liver → Liver',
      'Position: Row 1, column 1 → Row 3, column 2',
      'Color: – → Red',
    ],
  ])
})

it('names the cells that suppress the sentences of a module', () => {
  const module = { ...nodule.outputs[0], unless: ['a'] } as Cell['outputs'][number]
  expect(diff(plate(), plate({ cells: [cell(), { ...nodule, outputs: [module] }] }))).toEqual([
    ['changed', 'Cell Nodule', expect.stringMatching(/^Output 1 · .+: – → Normal$/u)],
  ])
})

it('names phrases by their language, and modules by their name', () => {
  const phrase = {
    id: 'p',
    kind: 'phrase',
    section: 'impression',
    text: { en: 'Normal!', ko: '정상.' },
  } as const
  const module = { ...nodule.outputs[0], skip: ['advice'], preset: { size: '3' } } as Cell['outputs'][number]
  const after = plate({ cells: [cell({ outputs: [phrase] }), { ...nodule, outputs: [module] }] })
  expect(diff(plate(), after)).toEqual([
    [
      'changed',
      'Cell Normal',
      'Output 1 · English: Normal. → Normal!',
      'Output 1 · Korean: – → 정상.',
      'Output 1 · Section of the report: Findings → Impression',
    ],
    [
      'changed',
      'Cell Nodule',
      'Output 1 · Module: Nodule · all sentences → Nodule · all sentences · without: Advice · 1 preset value',
    ],
  ])
})

it('lists what was added, removed and reordered', () => {
  const twice = cell({
    outputs: [
      { id: 'p', kind: 'phrase', section: 'findings', text: { en: 'One.' } },
      { id: 'q', kind: 'phrase', section: 'findings', text: { en: 'Two.' } },
    ],
  })
  const before = plate({ cells: [twice] })
  expect(diff(before, plate({ cells: [twice, nodule] }))).toEqual([
    [
      'added',
      'Cell Nodule',
      'Output 1 · Module: – → Nodule · all sentences',
      'Output 1 · Section of the report: – → Where the module puts it',
    ],
  ])
  expect(diff(plate({ cells: [twice, nodule] }), before)).toEqual([['removed', 'Cell Nodule']])
  expect(diff(before, plate({ cells: [{ ...twice, outputs: twice.outputs.toReversed() }] }))).toEqual([
    ['changed', 'Cell Normal', 'Reordered: One., Two. → Two., One.'],
  ])
})

it('shows which key now runs which cell', () => {
  const after = plate({ keyMap: { KeyA: 'n', 'Shift+KeyB': 'a' } })
  expect(diff(plate(), after)).toEqual([
    ['changed', 'Keys', 'KeyA: Normal → Nodule', 'Shift+KeyB: – → Normal'],
  ])
})

it('describes auto fill by the names of the inputs', () => {
  const place = { cell: 'n', output: 'm', input: 'seen' }
  const today = { id: 'r', ...place, source: { from: 'today' } } as const
  const clipboard = { id: 's', ...place, input: 'size', source: { from: 'clipboard' } } as const
  const both = plate({ autoFill: [today, clipboard] })
  expect(diff(plate({ autoFill: [today] }), both)).toEqual([
    ['changed', 'Autofill', 'Nodule › Size: – → Nodule › Size ← The clipboard'],
  ])
  expect(diff(both, plate({ autoFill: [clipboard, today] }))).toEqual([['reordered', 'Autofill']])
})

it('compares the name of the plate', () => {
  expect(diff(plate(), plate({ name: 'Liver CT' }))).toEqual([['changed', 'Plate', 'Name: Liver → Liver CT']])
})

it('describes what cells ask and mean by the names of regions and cells', () => {
  const lobes = { id: 'r1', name: { en: 'Lobes' }, normal: { en: 'No nodule.' } }
  const nodes = { id: 'r2', name: { en: 'Nodes' } }
  const size = { id: 'size', kind: 'size', label: { en: 'Size' }, unit: 'cm' } as const
  const before = plate({ exam: { regions: [lobes, nodes] } })
  const found = cell({
    blanks: [{ ...size, isOptional: true }],
    normal: ['r2'],
    asks: ['date'],
    finding: {
      region: 'r1',
      conflicts: ['n'],
      rank: 2,
      isMinor: true,
      replaces: [{ regions: ['r1', 'r2'], when: 'known(size)' }],
    },
    outputs: [
      {
        id: 'p',
        kind: 'phrase',
        section: 'findings',
        text: { en: 'Normal.' },
        when: 'known(size)',
        unless: ['n'],
        normal: ['r1'],
      },
    ],
  })
  const after = plate({
    cells: [found, nodule],
    exam: {
      regions: [nodes, { ...lobes, normal: { en: 'No nodules.' }, onlyWith: ['a'] }],
      normalConclusion: { en: 'Normal.' },
      blanks: [{ id: 'date', kind: 'date', label: { en: 'Date' } }],
    },
  })
  expect(diff(before, after)).toEqual([
    [
      'changed',
      'Exam',
      'Normal impression · English: – → Normal.',
      'Blanks: – → Date (Date)',
      'Order of regions: Lobes, Nodes → Nodes, Lobes',
    ],
    [
      'changed',
      'Region Lobes',
      'Normal sentence · English: No nodule. → No nodules.',
      'Only with: – → Normal',
    ],
    [
      'changed',
      'Cell Normal',
      'Output 1 · Condition: – → Size is filled in',
      'Output 1 · Left out with: – → Nodule',
      'Output 1 · Normal sentence of: – → Lobes',
      'Blanks: – → Size (Size (a × b × c), cm, can be left empty)',
      'Meaning of the finding: – → region: Lobes · replaces: Lobes, Nodes (Size is filled in) · conflicts with: Nodule · rank: 2 · minor',
      'Normal sentences: – → Nodes',
      'Asks for: – → Date',
    ],
  ])
})

it('reports that a detail of blanks has changed if their names and kinds have not', () => {
  const grade = (text: string) => ({
    id: 'grade',
    kind: 'choice',
    label: { en: 'Grade' },
    options: [{ id: '1', label: { en: '1' }, text: { en: text } }],
  })
  const withText = (text: string) =>
    plate({ cells: [cell({ blanks: [grade(text)] as Cell['blanks'] }), nodule] })
  expect(diff(withText('weak'), withText('weakly positive'))).toEqual([
    [
      'changed',
      'Cell Normal',
      'Blanks: Grade (Single choice: 1) → Grade (Single choice: 1) (details changed)',
    ],
  ])
})

it('describes values, used modules, checks, gathered values, categories, forms and columns', () => {
  const blanks: Cell['blanks'] = [
    {
      id: 'grade',
      kind: 'choice',
      label: { en: 'Grade' },
      options: ['a', 'b'].map((id) => ({ id, label: { en: id.toUpperCase() } })),
    },
    { id: 'width', kind: 'measure', unit: 'mm', label: { en: 'Width' } },
  ]
  const region = { id: 'r', name: { en: 'Liver' } }
  const before = plate({ cells: [cell({ blanks })], exam: { regions: [region] } })
  const changedCell = cell({
    blanks,
    values: [{ id: 'v', label: { en: 'Large' }, kind: 'bool', formula: '(known(width) && width >= 3)' }],
    uses: [{ moduleId: 'nodule', as: 'm', inputs: { size: 'width' } }],
    checks: [
      { id: 'c', level: 'warn', when: 'known(grade) && grade == "b"', message: { en: 'Look again.' } },
    ],
    finding: {
      region: 'r',
      column: 'x',
      keepsConclusion: 4,
      regionBy: { blank: 'grade', regions: { a: 'r' } },
      rank: 'known(grade) && grade == "b" ? 1 : 2',
    },
  })
  const after = plate({
    cells: [changedCell],
    exam: {
      regions: [{ ...region, rows: { blank: 'grade', columns: ['x'], names: { x: { en: 'Size' } } } }],
      gathers: [{ id: 'g', label: { en: 'Any mass' }, what: 'ran', cells: ['a'] }],
      assessment: { value: 'grade', order: ['a', 'b'], lines: {}, advice: {}, actionable: [] },
      forms: [
        {
          id: 'f',
          name: { en: 'Sheet' },
          layout: {},
          fields: [{ id: 'x', label: { en: 'Result' }, source: { of: 'findings' }, words: {} }],
        },
      ],
    },
  })
  const said = diff(before, after)
  expect(said[0]).toEqual([
    'changed',
    'Exam',
    'Values gathered from several cells: – → Any mass (Whether one of the cells was used: Normal)',
    'Category of the exam (such as BI-RADS): – → Grade: A < B',
    'Forms (such as a screening sheet): – → Sheet (Result)',
  ])
  expect(said[1]).toEqual(['changed', 'Region Liver', 'Rows by: – → Grade: Size'])
  const words = said[2]?.join('\n') ?? ''
  expect(words).toContain('A → Liver · Column of the table: Size')
  expect(words).toContain('Keeps the normal impression')
  expect(words).toContain('Large (Yes or no, Width at least 3 mm)')
  expect(words).toContain('(Size = Width)')
  expect(words).toContain('Look again. (Warns, Grade is B)')
  expect(words).not.toMatch(/known\(|grade ==|finding_/u)
})
