import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRepository } from '../../tools/build/repository.mjs'
import { binary } from '../../tools/run/binary.mjs'

export interface PromiseResult {
  /** The number of timed tests that passed, and the names of those that failed. */
  kept: number
  broken: string[]
}

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/**
 * Runs the engine's own tests with `PANDOK_TIMED`: they then check the milliseconds that its SPEC promises (M3, M143,
 * M212, M363, M400, M460, M486, M489), which tests on a busy machine can't.
 */
export function measurePromises(): PromiseResult {
  const folder = mkdtempSync(join(tmpdir(), 'pandok-promises-'))
  const report = join(folder, 'report.json')
  const [program, ...first] = binary('vitest')
  const more = ['run', '--project', 'node', '--reporter=json', `--outputFile=${report}`, '--testTimeout=0']
  try {
    spawnSync(program, [...first, ...more, 'packages/module-engine'], {
      cwd: inRepository(),
      // Flags that make tests cheaper are unset, because the code has to be as fast as in use.
      env: { ...process.env, PANDOK_TIMED: '1', PANDOK_TEST_V8_FLAGS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const broken = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    return { kept: tests.length - broken.length, broken }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
