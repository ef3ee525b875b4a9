import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inputsHash } from './inputsHash.mjs'
import { builtCluster, builtGatewayMain, builtServerMain, builtWeb, inRepository } from './repository.mjs'

/** @typedef {import('./inputsHash.mjs').Part} Part */

/** @type {Record<Part, string>} */
const RESULT = {
  server: builtServerMain,
  gateway: builtGatewayMain,
  web: join(builtWeb, 'index.html'),
  compressed: join(builtWeb, 'index.html.br'),
  cluster: builtCluster,
}

/** @type {readonly Part[]} */
export const PARTS = ['server', 'gateway', 'web', 'compressed', 'cluster']

/**
 * The parts that tests need. Compressing takes most of the time of a build and is useless on one computer, and preparing a
 * database takes as long as making the only one that tests use.
 * @type {Part[]}
 */
export const FOR_TESTS = ['server', 'gateway', 'web']

export class BuildFailed extends Error {
  constructor() {
    super('The build failed.')
  }
}

export function stampOf(/** @type {Part} */ part) {
  return inRepository('dist', '.built', part)
}

/** Returns whether dist contains this part, built from the current sources. */
function isBuilt(/** @type {Part} */ part) {
  if (!existsSync(RESULT[part]) || !existsSync(stampOf(part))) return false
  return readFileSync(stampOf(part), 'utf8') === inputsHash(part)
}

/**
 * Builds what is missing or older than its sources. A separate process does this, so that the builders'
 * memory and their changes to the environment don't remain in the calling process.
 * @param {readonly Part[]} [parts]
 * @returns {Promise<void>}
 */
export async function ensureBuilt(parts = PARTS) {
  const stale = parts.filter((part) => !isBuilt(part))
  if (stale.length === 0) return
  const builder = spawn(process.execPath, [inRepository('tools', 'build', 'build.mjs'), ...stale], {
    stdio: 'inherit',
  })
  const code = await new Promise((resolve, reject) => builder.on('error', reject).on('close', resolve))
  if (code !== 0) throw new BuildFailed()
}
