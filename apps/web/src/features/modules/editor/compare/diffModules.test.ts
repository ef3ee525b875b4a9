import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import type { ModuleDocument } from '../state/ModuleEditor.ts'
import { diffModules } from './diffModules.ts'

const head = { name: '결절', section: 'chest', modality: 'CT', type: 'score', note: '' }
const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [
    { id: 'size', label: { ko: '크기', en: 'Size' }, kind: 'number', unit: 'mm', max: '10' },
    {
      id: 'echo',
      label: { ko: '에코' },
      kind: 'choice',
      options: [
        { id: 'iso', label: { ko: '등에코' }, points: '1' },
        { id: 'hypo', label: { ko: '저에코' }, points: '2' },
      ],
    },
  ],
  outputs: [
    { id: 'o', section: 'findings', body: { ko: ['크기 ', { v: 'size' }, { josa: '이/가' }, ' 크다.'] } },
  ],
}
const module: ModuleDocument = { head, definition }
const change = (next: Partial<ModuleDefinition>): ModuleDocument => ({
  head,
  definition: { ...definition, ...next },
})

it('finds nothing in two versions with the same content', () => {
  expect(diffModules(module, structuredClone(module))).toEqual([])
})

it('shows what changed inside an item, with the old and the new value', () => {
  const [size, echo] = definition.inputs
  const after = change({ inputs: [{ ...size, max: '20' } as typeof size & object, echo as never] })
  expect(diffModules(module, after)).toEqual([
    {
      part: 'inputs',
      id: 'size',
      label: { ko: '크기', en: 'Size' },
      change: 'changed',
      fields: [{ path: ['max'], from: '10', to: '20' }],
    },
  ])
})

it('identifies answers by their name, not by their position', () => {
  const inputs = structuredClone(definition.inputs)
  const echo = inputs[1]
  if (echo?.kind === 'choice') echo.options = [{ id: 'iso', label: { ko: '등에코' }, points: '3' }]
  const fields = diffModules(module, change({ inputs }))[0]?.fields
  expect(fields).toEqual([
    { path: ['options', 'iso', 'points'], from: '1', to: '3' },
    { path: ['options', 'hypo', 'id'], from: 'hypo', to: undefined },
    { path: ['options', 'hypo', 'label', 'ko'], from: '저에코', to: undefined },
    { path: ['options', 'hypo', 'points'], from: '2', to: undefined },
  ])
})

it('lists what was added, removed and reordered', () => {
  const [size, echo] = definition.inputs as [never, never]
  expect(diffModules(module, change({ inputs: [echo] })).map(({ change: c, id }) => [c, id])).toEqual([
    ['removed', 'size'],
  ])
  expect(diffModules(change({ inputs: [echo] }), module).map(({ change: c, id }) => [c, id])).toEqual([
    ['added', 'size'],
  ])
  expect(diffModules(module, change({ inputs: [echo, size] })).map(({ change: c }) => c)).toEqual([
    'reordered',
  ])
})

it('recognizes an item that was only renamed', () => {
  const inputs = structuredClone(definition.inputs)
  if (inputs[0]) inputs[0].id = 'longest'
  expect(diffModules(module, change({ inputs }))).toMatchObject([
    { id: 'longest', change: 'changed', fields: [{ path: ['id'], from: 'size', to: 'longest' }] },
  ])
})

it('shows sentences as readable text', () => {
  const after = change({
    outputs: [{ id: 'o', section: 'findings', body: { ko: ['크기 ', { v: 'size' }, '.'] } }],
  })
  expect(diffModules(module, after)[0]?.fields).toEqual([
    { path: ['body', 'ko'], from: '크기 [size](이/가) 크다.', to: '크기 [size].' },
  ])
})

it('compares names, notes and the review date', () => {
  const after = {
    head: { ...head, name: '폐결절' },
    definition: { ...definition, reviewBy: '2027-01-01' },
  }
  expect(diffModules(module, after)).toMatchObject([
    {
      part: 'head',
      fields: [
        { path: ['name'], from: '결절', to: '폐결절' },
        { path: ['reviewBy'], from: undefined, to: '2027-01-01' },
      ],
    },
  ])
})
