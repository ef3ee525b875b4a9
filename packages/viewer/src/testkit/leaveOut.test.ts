import { afterEach, expect, it, vi } from 'vitest'
import { hasTools } from './judge.ts'

vi.mock('./installDebian.ts', () => ({ installDebian: () => undefined }))
afterEach(() => void vi.unstubAllEnvs())

it('a judge that is missing is said aloud, and fails a run before a release', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ask = () => hasTools(['no-such-judge'], ['no-such-package'])
  vi.stubEnv('PANDOK_TEST_SCOPE', '')
  expect(ask()).toBe(false)
  expect(said.mock.calls.join('')).toContain('no-such-judge')
  vi.stubEnv('PANDOK_TEST_SCOPE', 'full')
  expect(ask).toThrow('no-such-judge')
})
