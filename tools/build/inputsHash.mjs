import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './repository.mjs'

/**
 * @typedef {'server' | 'gateway' | 'web' | 'compressed' | 'cluster'} Part what is built by itself
 * @typedef {Part | 'library'} Hashed
 */

const IGNORED = /^(\.|node_modules$|dist$)|\.test\.tsx?$/

const SITE = ['apps/web', 'packages', 'tools/build', 'tsconfig.base.json', 'package-lock.json']

const LIBRARY = [
  ...['apps/server/src/library', 'packages/library', 'packages/module-engine', 'packages/domain'],
  ...['tools/build', 'tsconfig.base.json', 'package-lock.json'],
]

/** @type {Record<Hashed, string[]>} */
const INPUTS = {
  server: ['apps/server', 'packages', 'tools/build', 'tsconfig.base.json', 'package-lock.json'],
  gateway: ['apps/gateway-sandbox', 'tools/build', 'tsconfig.base.json', 'package-lock.json'],
  library: LIBRARY,
  cluster: [...LIBRARY, 'apps/server/src/db', 'apps/server/src/jobs', 'apps/server/src/start/prepared'],
  web: SITE,
  compressed: SITE,
}

/**
 * Returns a hash that changes when anything that goes into this part of the program changes. Contents are
 * read rather than times, because checking out another branch and back leaves new times on old files.
 * @param {Hashed} part
 * @param {string} [root]
 */
export function inputsHash(part, root = repositoryRoot) {
  const hash = createHash('sha256')
  for (const input of INPUTS[part]) addToHash(hash, root, input)
  return hash.digest('hex')
}

/** @returns {void} */
function addToHash(
  /** @type {import('node:crypto').Hash} */ hash,
  /** @type {string} */ root,
  /** @type {string} */ path,
) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isDirectory()) {
    const names = readdirSync(join(root, path)).filter((name) => !IGNORED.test(name))
    for (const name of names.sort()) addToHash(hash, root, `${path}/${name}`)
    return
  }
  hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)))
}
