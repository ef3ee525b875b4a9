import { describe, expect, it } from 'vitest'
import { pathsInRow } from './pathsInRow.ts'

const TABLE = [
  '| to add | touch |',
  '|---|---|',
  '| a screen | `a/paths.ts`, `b/<feature>/<Name>Screen.tsx` with its test, its row in `c/publicPages.ts` or `programPages.ts`, its words |',
].join('\n')

describe('pathsInRow', () => {
  it('lists the paths of a row, bare names in the folder of the one before', () => {
    expect(pathsInRow(TABLE, 'a screen')).toEqual([
      'a/paths.ts',
      'b/<feature>/<Name>Screen.tsx',
      'c/publicPages.ts',
      'c/programPages.ts',
    ])
  })

  it('fails for a thing that the table does not have', () => {
    expect(() => pathsInRow(TABLE, 'a planet')).toThrow('no row for a planet')
  })
})
