import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Pandok } from '../../e2e/server/startPandok.ts'
import { inRepository } from '../build/repository.mjs'

/** Adds a thousand fictitious people with their plates and payments to the demo accounts. */
export async function seedOffice(pandok: Pandok): Promise<void> {
  await pandok.stop()
  const seed = spawn(
    process.execPath,
    [inRepository('tools', 'seed', 'run.mjs'), '--scale', '1k', '--into-used'],
    { env: { ...process.env, ...pandok.env, DATA_DIR: pandok.dataDir }, stdio: 'inherit' },
  )
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`Seeding ended with ${code}.`)
  await pandok.restart()
}
