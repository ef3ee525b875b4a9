// Runs before everything else on a fresh clone, so it may use nothing but Node itself.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, markInstalled, nodeComplaint, unmarkInstalled } from './installState.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

function stop(/** @type {string} */ line) {
  console.error(line)
  process.exit(1)
}

function runNpm(/** @type {string[]} */ args) {
  const npm = process.env['npm_execpath']
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') }
  if (npm && existsSync(npm)) return spawnSync(process.execPath, [npm, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

const complaint = nodeComplaint(process.version)
if (complaint) stop(complaint)

if (!isInstalled(root, process.version)) {
  console.log('Installing the packages Pandok is made of (once; a minute or less) …')
  unmarkInstalled(root)
  const hasLock = existsSync(join(root, 'package-lock.json'))
  const result = runNpm([hasLock ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.error)
    stop(`npm could not be started (${result.error.message}). Run \`npm ci\` yourself and try again.`)
  if (result.status !== 0) {
    stop(
      'The packages could not be installed: npm says why above. Without a network it needs a filled npm cache.',
    )
  }
  markInstalled(root, process.version)
}
