import { afterEach, describe, expect, it, vi } from 'vitest'
import { inTurn, isFull } from './testScope.mjs'

afterEach(() => vi.unstubAllEnvs())

const SCREENS = ['list', 'board', 'keys', 'report', 'images']

function at(rotation: number): readonly string[] {
  vi.stubEnv('PANDOK_TEST_ROTATION', String(rotation))
  return inTurn(SCREENS)
}

describe.skipIf(isFull)('what is looked at in turns', () => {
  it('is seen whole, and each once, by three commits in a row', () => {
    expect([...at(7), ...at(8), ...at(9)].sort()).toEqual(SCREENS.toSorted())
  })

  it('is the same whenever a commit is tested', () => {
    expect(at(8)).toEqual(at(8))
    expect(at(8)).not.toEqual(at(9))
  })
})
