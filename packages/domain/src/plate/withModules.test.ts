import { describe, expect, it } from 'vitest'
import { moduleIdsOf } from './moduleIdsOf.ts'
import type { Cell } from './Plate.ts'
import { withModules } from './withModules.ts'

const cells: Cell[] = [
  {
    id: 'c0',
    position: 0,
    name: 'a',
    title: 'a',
    color: 'red',
    outputs: [
      { id: 'p', kind: 'phrase', section: 'findings', text: { ko: 'm1' } },
      { id: 'x', kind: 'module', section: 'auto', moduleId: 'm2', preset: { size: '1' }, skip: ['note'] },
      { id: 'y', kind: 'module', section: 'findings', moduleId: 'm1', moduleOutput: 'finding' },
    ],
  },
  {
    id: 'c1',
    position: 1,
    name: 'b',
    title: 'b',
    outputs: [{ id: 'x', kind: 'module', section: 'auto', moduleId: 'm2' }],
    uses: [{ moduleId: 'm3', as: 'k', inputs: { size: 'max(size)' } }],
  },
]

describe('the modules of cells', () => {
  it('are listed once each, in the order of the board', () => {
    expect(moduleIdsOf(cells)).toEqual(['m2', 'm1', 'm3'])
    expect(moduleIdsOf([])).toEqual([])
  })

  it('are replaced wherever they are used, and nothing else is', () => {
    const ids = { m2: 'own', m3: 'used' }
    const replaced = withModules(cells, new Map(Object.entries(ids)))
    expect(moduleIdsOf(replaced)).toEqual(['own', 'm1', 'used'])
    expect(withModules(replaced, new Map(Object.entries(ids).map(([from, to]) => [to, from])))).toEqual(cells)
    expect(withModules(cells, new Map())).toEqual(cells)
  })
})
