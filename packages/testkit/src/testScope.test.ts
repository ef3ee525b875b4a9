import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inScope, inTurn } from './testScope.ts'

afterEach(() => vi.unstubAllEnvs())
beforeEach(() => void vi.stubEnv('PANDOK_TEST_SCOPE', ''))

const SCREENS = ['list', 'board', 'keys', 'report', 'images']

function at(rotation: number): readonly string[] {
  vi.stubEnv('PANDOK_TEST_ROTATION', String(rotation))
  return inTurn(SCREENS)
}

describe('what is tested in turns', () => {
  it('is covered once each by three consecutive commits', () => {
    expect([...at(7), ...at(8), ...at(9)].sort()).toEqual(SCREENS.toSorted())
  })

  it('is the same whenever a commit is tested', () => {
    expect(at(8)).toEqual(at(8))
    expect(at(8)).not.toEqual(at(9))
  })

  it('is covered completely by the full tests', () => {
    vi.stubEnv('PANDOK_TEST_SCOPE', 'full')
    expect(at(7)).toEqual(SCREENS)
    expect(inScope(SCREENS)).toEqual(SCREENS)
  })
})

describe('a cell of a matrix', () => {
  it('is another one with each commit, and all of them after a round', () => {
    const seen = SCREENS.flatMap((_, commit) => {
      vi.stubEnv('PANDOK_TEST_ROTATION', String(commit))
      return inScope(SCREENS, 'report')
    })
    expect(seen.toSorted()).toEqual(SCREENS.toSorted())
  })

  it('depends on the name as well', () => {
    vi.stubEnv('PANDOK_TEST_ROTATION', '3')
    expect(inScope(SCREENS, 'a')).not.toEqual(inScope(SCREENS, 'b'))
  })
})
