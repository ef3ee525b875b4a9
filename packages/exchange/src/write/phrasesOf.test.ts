import type { Cell } from '@pandok/domain'
import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { phrasesOf } from './phrasesOf.ts'
import { writeEspanso } from './writeEspanso.ts'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [
    {
      id: 'side',
      kind: 'choice',
      label: { en: 'Side' },
      default: 'left',
      options: [
        { id: 'right', label: { en: 'right' } },
        { id: 'left', label: { en: 'left' } },
      ],
    },
    { id: 'size', kind: 'number', label: { en: 'Size' }, unit: 'mm' },
  ],
  outputs: [
    {
      id: 'findings',
      section: 'findings',
      body: {
        // biome-ignore lint/suspicious/noThenProperty: the property is part of a token and is never awaited
        en: [{ v: 'size' }, ' nodule on the ', { v: 'side' }, '.', { when: 'size > 10', then: [' Large.'] }],
      },
    },
  ],
}

const documents = {
  plates: [
    {
      name: 'Chest',
      cells: [
        {
          id: 'a',
          position: 0,
          name: 'nl',
          title: 'Normal',
          outputs: [
            {
              id: 'o',
              kind: 'phrase' as const,
              section: 'findings' as const,
              text: { en: 'No lesion in {lobe}.' },
            },
          ],
        },
        {
          id: 'b',
          position: 1,
          name: '결절',
          title: '결절',
          outputs: [{ id: 'p', kind: 'module' as const, section: 'auto' as const, moduleId: 'm' }],
        },
      ],
    },
  ],
  modules: [
    { id: 'm', name: 'Nodule', definition },
    { id: 'n', name: 'Alone', definition },
  ],
}

it('writes sentences and modules with their questions, each under a trigger of its own', () => {
  const { phrases } = phrasesOf(documents, 'en')
  expect(phrases.map(({ trigger, group, texts }) => [trigger, group, texts[0]?.text])).toEqual([
    ['nl', 'Chest', 'No lesion in [lobe := ].'],
    [';rufwjf', 'Chest', '[Size := # mm] nodule on the [Side := right | left*]. Large.'],
    ['Alone', undefined, '[Size := # mm] nodule on the [Side := right | left*]. Large.'],
  ])
})

it('names the logic that a text can’t hold', () => {
  expect(
    phrasesOf(documents, 'en').losses.map(({ place, params }) => [place.file, params?.['what']]),
  ).toEqual([
    ['Nodule', 'when'],
    ['Alone', 'when'],
  ])
})

it('becomes a form of espanso with its answers', () => {
  const { text } = writeEspanso(phrasesOf(documents, 'en').phrases)
  expect(text).toContain('trigger: nl')
  expect(text).toContain('default: left')
})

const whats = (losses: ReturnType<typeof phrasesOf>['losses']) =>
  losses.map(({ place, params, excerpt }) => [place.path, params?.['what'], excerpt])

it('names the condition of every sentence, so that opposite sentences are never exported without a notice', () => {
  const opposite: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: [{ id: 's', kind: 'number', label: { en: 'Size' }, unit: 'mm' }],
    checks: [{ id: 'big', level: 'warn', when: 's > 50', message: { en: 'Sure?' } }],
    outputs: [
      { id: 'a', section: 'findings', when: 's > 10', body: { en: ['Malignant.'] } },
      { id: 'b', section: 'findings', when: 's <= 10', body: { en: ['Benign.'] } },
    ],
  }
  const { phrases, losses } = phrasesOf(
    { plates: [], modules: [{ id: 'm', name: 'M', definition: opposite }] },
    'en',
  )
  expect(phrases[0]?.texts).toEqual([{ section: 'findings', text: 'Malignant.\nBenign.' }])
  expect(whats(losses)).toEqual([
    ['checks.big', 'check', 's > 50'],
    ['a', 'when', 's > 10 → Malignant.'],
    ['b', 'when', 's <= 10 → Benign.'],
  ])
})

const plateOf = (cell: Partial<Cell>, others: readonly Cell[] = []) => ({
  plates: [
    {
      name: 'P',
      cells: [{ id: 'c', position: 0, name: 'c', title: 'c', outputs: [], ...cell }, ...others],
    },
  ],
  modules: cell.outputs?.some(({ kind }) => kind === 'module')
    ? [{ id: 'm', name: 'Nodule', definition }]
    : [],
})

it('writes the blanks of a plate with their answers and units, and names what else they do', () => {
  const { phrases, losses } = phrasesOf(
    plateOf({
      blanks: [
        { id: 'size', kind: 'number', label: { en: 'Size' }, unit: 'mm', min: '1' },
        { id: 'side', kind: 'side', label: { en: 'Side' } },
        {
          id: 'lobe',
          kind: 'multi',
          label: { en: 'Lobe' },
          isOptional: true,
          options: [
            { id: 'u', label: { en: 'upper' } },
            { id: 'l', label: { en: 'lower' }, text: { en: 'basal' } },
          ],
        },
      ],
      values: [{ id: 'double', kind: 'number', formula: 'size * 2' }],
      checks: [{ id: 'k', level: 'warn', when: 'size > 90', message: { en: 'Sure?' } }],
      outputs: [
        {
          id: 'o',
          kind: 'phrase',
          section: 'findings',
          when: 'size > 3',
          text: { en: '{size} {side}[ in the {lobe} lobe], {double}.' },
        },
      ],
    }),
    'en',
  )
  expect(phrases[0]?.texts[0]?.text).toBe(
    '[Size := # mm] [Side := right | left | both] in the [Lobe := upper | basal] lobe, [double := ].',
  )
  expect(whats(losses)).toEqual([
    ['c', 'check', 'size > 90'],
    ['c', 'when', `size > 3 → ${phrases[0]?.texts[0]?.text}`.slice(0, 120)],
    ['c', 'limits', 'Size: min 1'],
    ['c', 'when', 'known(lobe)'],
    ['c', 'kind', 'Lobe: multi'],
    ['c', 'v', 'double'],
  ])
})

it('names what a sentence of a plate depends on: other cells, a condition, the exam', () => {
  const { losses } = phrasesOf(
    plateOf(
      {
        outputs: [
          {
            id: 'o',
            kind: 'phrase',
            section: 'findings',
            when: 'true',
            unless: ['z'],
            normal: ['lung'],
            text: { en: 'Normal.' },
          },
        ],
        finding: { region: 'lung' },
        excludes: { cells: ['z'] },
        normal: 'all',
        asks: ['age'],
      },
      [{ id: 'z', position: 1, name: 'nodule', title: 'Nodule', outputs: [] }],
    ),
    'en',
  )
  expect(whats(losses)).toEqual([
    ['c', 'unless', 'nodule'],
    ['c', 'normal', 'lung'],
    ['c', 'finding', 'lung'],
    ['c', 'excludes', 'nodule'],
    ['c', 'normal', 'all'],
    ['c', 'asks', 'age'],
    ['c', 'when', 'true → Normal.'],
  ])
})

it('writes the outputs that a cell takes from a module, with the answers that it presets', () => {
  const use = { kind: 'module', section: 'impression', moduleId: 'm', preset: { side: 'right' } } as const
  const taken = phrasesOf(plateOf({ outputs: [{ id: 'p', ...use, moduleOutput: 'findings' }] }), 'en')
  expect(taken.phrases[0]?.texts).toEqual([
    { section: 'impression', text: '[Size := # mm] nodule on the [Side := right* | left]. Large.' },
  ])
  expect(phrasesOf(plateOf({ outputs: [{ id: 'p', ...use, skip: ['findings'] }] }), 'en').phrases).toEqual([])
})
