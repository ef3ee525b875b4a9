// biome-ignore-all lint/suspicious/noThenProperty: tokens have this property; they are never awaited
import type { Run } from '@pandok/board'
import type { Cell, Locale } from '@pandok/domain'
import { compileModule, emptyDefinition, type ModuleDefinition, openSession } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { previewOf } from './previewOf.ts'

const cell: Cell = {
  id: 'normal',
  position: 0,
  name: 'Normal',
  title: 'Normal liver',
  outputs: [
    {
      id: 'p',
      kind: 'phrase',
      section: 'findings',
      text: { ko: '간은 정상입니다.', en: 'The liver is normal.' },
    },
    { id: 'q', kind: 'phrase', section: 'findings', text: { en: 'No stones.', de: ' ' } },
  ],
}
const run: Run = { id: 'r', cell, ordinal: 1, isWritten: false, fillings: [], missing: [] }

const words = (of: Run, main: Locale) => previewOf(of, { main }).map(({ text }) => text)

it('shows a phrase that is missing in this language in the language that the report will use', () => {
  expect(words(run, 'en')).toEqual(['The liver is normal.', 'No stones.'])
  expect(words(run, 'de')).toEqual(['간은 정상입니다.', 'No stones.'])
})

it('starts a sentence with a capital letter as the report does', () => {
  const outputs = [
    { ...cell.outputs[0], text: { en: 'mild steatosis.', de: 'pT2 unklar.' } },
  ] as Cell['outputs']
  expect(words({ ...run, cell: { ...cell, outputs } }, 'en')).toEqual(['Mild steatosis.'])
  expect(words({ ...run, cell: { ...cell, outputs } }, 'de')).toEqual(['pT2 unklar.'])
})

it('shows a sentence only when nothing that it needs is missing', () => {
  const definition: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: [{ id: 'mass', kind: 'bool', required: true, label: { en: 'Mass' } }],
    outputs: [
      {
        id: 'finding',
        section: 'findings',
        body: { en: ['In the breast ', { when: 'mass', then: ['a mass.'], else: ['no mass.'] }] },
      },
    ],
  }
  const session = openSession(compileModule(definition), { today: '2026-11-16' })
  const breast: Run = {
    ...run,
    cell: { ...cell, outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'breast' }] },
    fillings: [{ id: 'breast', kind: 'module', name: 'Breast', definition, session, shared: new Set() }],
  }
  expect(words(breast, 'en')).toEqual([])
  session.set({ id: 'mass' }, false)
  expect(words(breast, 'en')).toEqual(['In the breast no mass.'])
})
