import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { script } from '../run/binary.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { builtCluster, builtServer } from './repository.mjs'
import { runProgram } from './runProgram.mjs'

/**
 * Makes dist/cluster: the database of a first start, with all tables and the library of the built server.
 * This takes longer than the rest of a first start.
 */
export async function buildCluster() {
  await replaceFolder(builtCluster, async (folder) => {
    mkdirSync(folder, { recursive: true })
    const program = script('apps', 'server', 'src', 'start', 'prepared', 'prepareCluster.program.ts')
    await runProgram([...program, join(builtServer, 'library'), folder])
  })
}
