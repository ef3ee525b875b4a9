// This runs before everything else on a fresh clone, so it may use nothing but Node.js itself.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, markInstalled, nodeComplaint, unmarkInstalled } from './installState.mjs'
import { tellStep } from './tellStep.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

function stop(/** @type {string} */ line) {
  console.error(line)
  process.exit(1)
}

/**
 * Runs npm; its output is shown only if it fails.
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, said: string }>}
 */
function runNpm(args) {
  const npm = process.env['npm_execpath']
  const isKnown = npm !== undefined && existsSync(npm)
  const command = isKnown ? process.execPath : 'npm'
  const child = spawn(command, isKnown ? [npm, ...args] : args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !isKnown && process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

const complaint = nodeComplaint(process.version)
if (complaint) stop(complaint)

if (!isInstalled(root, process.version)) {
  const step = tellStep('Installing the packages Pandok is made of (once)')
  unmarkInstalled(root)
  const hasLock = existsSync(join(root, 'package-lock.json'))
  const args = [hasLock ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    const { code, said } = await runNpm(args)
    if (code !== 0) {
      step.failed()
      console.error(said.trim())
      stop(
        'The packages could not be installed: npm says why above. Without a network it needs a filled npm cache.',
      )
    }
  } catch (error) {
    step.failed()
    stop(
      `npm could not be started (${/** @type {Error} */ (error).message}). Run \`npm ci\` yourself and try again.`,
    )
  }
  markInstalled(root, process.version)
  step.done('Installed the packages')
}
