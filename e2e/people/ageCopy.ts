import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundleProgram } from '@pandok/testkit'
import { inRepository } from '../../tools/build/repository.mjs'
import { plainEnvironment } from '../server/plainEnvironment.ts'
import type { Pandok } from '../server/startPandok.ts'

const PROGRAM = inRepository('apps', 'server', 'src', 'db', 'embedded', 'ageCopy.program.ts')

/** Turns a copy of a library plate into one of the previous edition, in which the text `now` was `before`. */
export async function ageCopy(
  { dataDir }: Pandok,
  plateId: string,
  { now, before }: { now: string; before: string },
): Promise<void> {
  const asked = [join(dataDir, 'database'), plateId, now, before]
  await promisify(execFile)(process.execPath, [bundleProgram(PROGRAM), ...asked], {
    env: plainEnvironment(),
    cwd: inRepository(),
  })
}
