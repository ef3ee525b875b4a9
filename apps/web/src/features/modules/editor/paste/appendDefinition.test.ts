import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { appendDefinition } from './appendDefinition.ts'

const one = (id: string): ModuleDefinition => ({
  ...emptyDefinition(),
  inputs: [{ id, label: {}, kind: 'number' }],
  computed: [{ id: 'double', kind: 'number', expr: `${id} * 2` }],
  outputs: [{ id: 'findings', section: 'findings', body: { ko: [{ v: id }, ' ', { v: 'double' }] } }],
})

it('keeps both, and renames the added ones throughout', () => {
  const both = appendDefinition(one('size'), one('size'))
  expect(both.inputs.map(({ id }) => id)).toEqual(['size', 'size_2'])
  expect(both.computed).toMatchObject([
    { id: 'double', expr: 'size * 2' },
    { id: 'double_2', expr: 'size_2 * 2' },
  ])
  expect(both.outputs.map(({ id }) => id)).toEqual(['findings', 'findings_2'])
  expect(both.outputs[1]?.body.ko).toEqual([{ v: 'size_2' }, ' ', { v: 'double_2' }])
})

it('changes nothing if no name is taken', () => {
  const added = { ...one('width'), computed: [], outputs: [] }
  expect(appendDefinition(one('size'), added).inputs.map(({ id }) => id)).toEqual(['size', 'width'])
})
