import { spawn } from 'node:child_process'
import { repositoryRoot } from '../build/repository.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {Record<string, string>} [env] added to the environment
 *
 * @typedef {object} StepResult
 * @property {string} name
 * @property {boolean} ok
 * @property {number} exitCode 1 when the step died of a signal or could not be started
 * @property {number} seconds
 * @property {string} output empty when the step wrote to the terminal itself
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

// Ctrl+C reaches the whole group of a terminal, but whoever ends us by our number ends nobody else.
function endTogether() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM')
      process.exit(1)
    })
}

/**
 * @param {Step} step
 * @param {{ quiet: boolean }} options quiet keeps the output for later
 * @returns {Promise<StepResult>}
 */
export function runStep({ name, command, env }, { quiet }) {
  const startedAt = performance.now()
  const [file = '', ...args] = command
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const output = []
    const child = spawn(file, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    if (running.size === 0 && process.listenerCount('SIGTERM') === 0) endTogether()
    running.add(child)
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    const finish = (/** @type {number} */ exitCode) => {
      running.delete(child)
      resolve({
        name,
        ok: exitCode === 0,
        exitCode,
        seconds: (performance.now() - startedAt) / 1000,
        output: Buffer.concat(output).toString('utf8').trim(),
      })
    }
    child.on('error', (error) => {
      output.push(Buffer.from(`${file} could not be started: ${error.message}`))
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

/**
 * Runs the steps, a few at a time, and prints each as it ends.
 * @param {Step[]} steps
 * @param {number} atOnce
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, atOnce) {
  /** @type {StepResult[]} */
  const results = []
  const waiting = [...steps]
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step, { quiet: true })
      results.push(result)
      printResult(result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

function printResult(/** @type {StepResult} */ { name, ok, seconds, output }) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${seconds.toFixed(1)} s`)
  if (!ok && output) console.log(`${output.replace(/^/gm, '        ')}\n`)
}
