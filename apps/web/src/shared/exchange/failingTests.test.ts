import { expect, it } from 'vitest'
import { failingTests } from './failingTests.ts'

const module = (expected: string) => ({
  name: 'Nodule',
  definition: {
    inputs: [{ id: 'size', kind: 'number', label: { en: 'Size' } }],
    computed: [{ id: 'twice', kind: 'number', expr: 'size * 2' }],
    outputs: [{ id: 'text', section: 'findings', body: { en: [{ v: 'twice' }] } }],
    tests: [{ name: 'doubles', given: { size: '2' }, expect: { values: { twice: expected } } }],
  },
})

const file = (...modules: unknown[]) => ({ format: 'pandok', version: 1, plates: [], modules })

it('names each saved test that fails', () => {
  expect(failingTests(file(module('4'), module('5')), '2026-11-15')).toEqual([
    { module: 'Nodule', test: 'doubles' },
  ])
})

it.each([null, 7, [], {}, { modules: {} }, file(null, 7, { definition: 'x' })])(
  'leaves invalid content to the server: %j',
  (content) => {
    expect(failingTests(content, '2026-11-15')).toEqual([])
  },
)
