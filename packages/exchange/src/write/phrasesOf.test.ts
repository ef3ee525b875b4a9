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
        // biome-ignore lint/suspicious/noThenProperty: a token of the engine, never awaited
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
