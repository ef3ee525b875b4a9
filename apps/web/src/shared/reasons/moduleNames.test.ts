import { emptyDefinition, type ModuleDefinition, type Output } from '@pandok/module-engine'
import { beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { moduleNames } from './moduleNames.ts'

const sentence = (id: string, differences: Partial<Output> = {}): Output => ({
  id,
  section: 'findings',
  body: {},
  ...differences,
})

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  outputs: [
    sentence('sentence'),
    sentence('nodes_text'),
    sentence('advice', { section: 'recommendation' }),
    sentence('named', { label: { en: 'Size' } }),
  ],
}

beforeAll(() => textStore.show('en'))

it('names a sentence by its label or its section, never by its id', () => {
  const names = moduleNames(definition, textStore.read())
  expect(definition.outputs.map(({ id }) => names.outputName(id))).toEqual([
    'Findings 1',
    'Findings 2',
    'Recommendation',
    'Size',
  ])
})
