import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRepository } from '../../build/repository.mjs'

const folder = mkdtempSync(join(tmpdir(), 'library-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Outcome {
  said: string
  code: number
}

/** Returns the output and the exit code of `npm run library:check -- …`. */
function check(...words: readonly string[]): Outcome {
  try {
    const said = execFileSync(
      process.execPath,
      ['--import', 'tsx', inRepository('tools', 'library', 'cli.ts'), ...words],
      { cwd: inRepository(), encoding: 'utf8' },
    )
    return { said, code: 0 }
  } catch (error) {
    const { stdout, status } = error as { stdout: string; status: number }
    return { said: stdout, code: status }
  }
}

function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const cases = (category: string): string =>
  JSON.stringify({
    slug: 'cobb-angle',
    edition: 1,
    vectors: [{ id: 'further', in: { angle_deg: 30 }, out: { category } }],
  })

describe('further cases and reports', () => {
  const own = inRepository('packages', 'library', 'exams', 'breast-mr.yaml')

  it('are run against the library as it is shipped', () => {
    const { said, code } = check('--vectors', fileOf('right.yaml', cases('moderate')), '--goldens', own)
    expect(said).toMatch(/^\d\d+ passed, 0 failed\n$/u)
    expect(code).toBe(0)
  })

  it('may be several, and what comes out otherwise is told to the letter', () => {
    const [exam = '', goldens = ''] = readFileSync(own, 'utf8').split(/^(?=goldens:)/mu)
    const changed = `${exam}${goldens.replace('피부와 유두 정상.', '피부와 유두 정상!')}`
    const { said, code } = check(
      ...['--vectors', fileOf('right.yaml', cases('moderate')), fileOf('wrong.yaml', cases('mild'))],
      ...['--goldens', fileOf('breast-mr.yaml', changed)],
    )
    expect(said).toContain('cobb-angle further: value category: expected mild, got moderate')
    expect(said).toContain('피부와 유두 정상!')
    expect(said).toMatch(/ passed, 2 failed\n$/u)
    expect(code).toBe(1)
  })
})
