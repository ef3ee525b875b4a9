import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { plainEnvironment } from '../../e2e/server/plainEnvironment.ts'
import { inRepository } from '../../tools/build/repository.mjs'

const PROGRAM = inRepository('apps', 'server', 'src', 'testkit', 'multiplyPlate.program.ts')

/** Fills the database with other members' plates, ten each, that are like this one; resolves with their number. */
export async function addStrangers(databaseUrl: string, plateId: string, strangers: number): Promise<number> {
  const args = ['--import', 'tsx', PROGRAM, databaseUrl, plateId, String(strangers)]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: inRepository(),
    env: plainEnvironment(),
  })
  const { plates }: { plates: number } = JSON.parse(stdout)
  return plates
}
