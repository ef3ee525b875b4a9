import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ lock: string, node: string }} InstallMark
 */

const OLDEST_NODE = '20.19.0'
const MARK = join('node_modules', '.pandok-installed.json')
const HIDDEN_LOCK = join('node_modules', '.package-lock.json')

/** Returns one line for the person if this Node.js can't run Pandok, otherwise undefined. */
export function nodeComplaint(/** @type {string} */ version) {
  if (isAtLeast(version.replace(/^v/, ''), OLDEST_NODE)) return undefined
  return `Pandok needs Node.js 20.19 or newer, this is ${version}. Install a newer one from https://nodejs.org and try again.`
}

function isAtLeast(/** @type {string} */ version, /** @type {string} */ oldest) {
  const have = version.split('.').map((part) => Number.parseInt(part, 10))
  const want = oldest.split('.').map(Number)
  for (let i = 0; i < want.length; i++) {
    const difference = (have[i] ?? 0) - (want[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

/** Returns whether node_modules contains what the lock file requires, for this version of Node.js. */
export function isInstalled(/** @type {string} */ root, /** @type {string} */ nodeVersion) {
  const requested = expectedMark(root, nodeVersion)
  const mark = readJson(join(root, MARK))
  if (mark && mark.lock === requested.lock && mark.node === requested.node) return true
  // Native parts are chosen for the Node.js that installed them, so another version requires another
  // installation.
  if (mark && mark.node !== requested.node) return false
  if (!npmInstalledAll(root)) return false
  markInstalled(root, nodeVersion)
  return true
}

/** npm may have been run by hand; it records what it has installed in a lock file of its own. */
function npmInstalledAll(/** @type {string} */ root) {
  /** @type {Lockfile | undefined} */
  const requested = readJson(join(root, 'package-lock.json'))
  /** @type {Lockfile | undefined} */
  const present = readJson(join(root, HIDDEN_LOCK))
  if (!requested?.packages || !present?.packages) return false
  for (const [path, locked] of Object.entries(requested.packages)) {
    if (!path.includes('node_modules/')) continue
    const installed = present.packages[path]
    if (!installed) {
      if (locked.optional || locked.devOptional) continue
      return false
    }
    if (installed.version !== locked.version || installed.integrity !== locked.integrity) return false
  }
  return true
}

export function markInstalled(/** @type {string} */ root, /** @type {string} */ nodeVersion) {
  writeFileSync(join(root, MARK), JSON.stringify(expectedMark(root, nodeVersion)))
}

export function unmarkInstalled(/** @type {string} */ root) {
  rmSync(join(root, MARK), { force: true })
}

/** @returns {InstallMark} */
function expectedMark(/** @type {string} */ root, /** @type {string} */ nodeVersion) {
  const file = ['package-lock.json', 'package.json'].map((name) => join(root, name)).find(existsSync)
  const text = file ? readFileSync(file) : ''
  return { lock: createHash('sha256').update(text).digest('hex'), node: nodeVersion }
}

function readJson(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
