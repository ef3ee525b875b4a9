import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import { moveCitation, removeCitation } from './citations.ts'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  citations: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
  tables: [
    {
      id: 't',
      hit: 'FIRST',
      cols: [{ ref: 'x' }],
      outs: [{ id: 'r', kind: 'text' }],
      rows: [0, 1, 2].map((cite) => Object.assign({ when: [], cite }, { ['then']: [] })),
    },
  ],
}

const cited = (next: ModuleDefinition) =>
  next.tables[0]?.rows.map(({ cite }) => (cite === undefined ? undefined : next.citations[cite]?.text))

it('keeps each row with its source when sources move', () => {
  expect(cited(moveCitation(definition, 0, 2))).toEqual(['a', 'b', 'c'])
})

it('removes the source of a row when the source is deleted', () => {
  expect(cited(removeCitation(definition, 1))).toEqual(['a', undefined, 'c'])
})
