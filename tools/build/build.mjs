// node tools/build/build.mjs [server] [gateway] [web] [compressed] [cluster]
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { tellStep } from '../setup/tellStep.mjs'
import { buildCluster } from './buildCluster.mjs'
import { buildGateway } from './buildGateway.mjs'
import { buildServer } from './buildServer.mjs'
import { buildWeb } from './buildWeb.mjs'
import { compressAssets } from './compressAssets.mjs'
import { PARTS, stampOf } from './ensureBuilt.mjs'
import { inputsHash } from './inputsHash.mjs'
import { builtWeb } from './repository.mjs'

/** @typedef {import('./inputsHash.mjs').Part} Part */

const BUILDERS = {
  server: buildServer,
  gateway: buildGateway,
  web: buildWeb,
  compressed: () => compressAssets(builtWeb),
  cluster: buildCluster,
}
const NAMES = {
  server: 'the server',
  gateway: 'the sandbox gateway',
  web: 'the site',
  compressed: 'its compressed files',
  cluster: 'the first database',
}

/** @type {Part[]} */
const parts = process.argv.length > 2 ? process.argv.slice(2).map(partNamed) : [...PARTS]
const startedAt = performance.now()
const list = parts.map((part) => NAMES[part]).join(', ')
const step = tellStep(`Building ${list}`)
/** @type {Part[]} made of what the others have built */
const later = parts.filter((part) => part === 'compressed' || part === 'cluster')
const programs = parts.filter((part) => !later.includes(part))
const built = await Promise.all(programs.map(buildPart))
if (!built.includes(false)) built.push(...(await Promise.all(later.map(buildPart))))
if (built.includes(false)) {
  step.failed()
  process.exit(1)
}
step.done(`Built ${list}`)

/** @returns {Part} */
function partNamed(/** @type {string} */ name) {
  const part = PARTS.find((one) => one === name)
  if (part) return part
  console.error(`There is no part called ${name}: ${PARTS.join(', ')} can be built.`)
  process.exit(1)
}

async function buildPart(/** @type {Part} */ part) {
  // The hash is taken before the build: an edit during the build must make the next start build again.
  const inputs = inputsHash(part)
  try {
    await BUILDERS[part]()
  } catch (error) {
    // esbuild has already shown the place, while Vite leaves that to its caller.
    if (!isShown(error)) step.tell(readable(error))
    step.tell(`Stopped: ${NAMES[part]} could not be built (see above).`)
    return false
  }
  mkdirSync(dirname(stampOf(part)), { recursive: true })
  writeFileSync(stampOf(part), inputs)
  if (parts.length > 1) {
    step.tell(`  built ${NAMES[part]}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  return true
}

function isShown(/** @type {unknown} */ error) {
  return error instanceof Error && 'errors' in error && 'warnings' in error
}

function readable(/** @type {unknown} */ error) {
  const message = error instanceof Error ? error.message : String(error)
  return process.stderr.isTTY ? message : stripVTControlCharacters(message)
}
