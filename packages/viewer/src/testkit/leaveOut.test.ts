import { afterEach, expect, it, vi } from 'vitest'
import { leaveOut } from './leaveOut.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('a judge that is missing is said aloud, and fails a run before a release', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.stubEnv('PANDOK_TEST_SCOPE', '')
  leaveOut('no-such-judge')
  expect(said.mock.calls.join('')).toContain('no-such-judge')
  vi.stubEnv('PANDOK_TEST_SCOPE', 'full')
  expect(() => leaveOut('no-such-judge')).toThrow('no-such-judge')
})
