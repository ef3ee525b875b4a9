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
 * @property {string} [signal] what ended it, if a signal did
 * @property {number} seconds
 * @property {string} output of a step that writes to the terminal itself, the end of its errors alone
 */

/** This is enough for the message and the stack trace of a process that ends with an error. */
const KEPT_ERROR_LETTERS = 4000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

// Ctrl+C reaches the whole process group of a terminal, but a kill by process id reaches only this process.
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
    let output = ''
    const keep = (/** @type {string} */ text) => {
      output = quiet ? output + text : (output + text).slice(-KEPT_ERROR_LETTERS)
    }
    const child = spawn(file, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'pipe'],
    })
    if (running.size === 0 && process.listenerCount('SIGTERM') === 0) endTogether()
    running.add(child)
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      keep(text)
      if (!quiet) process.stderr.write(text)
    })
    const finish = (/** @type {number} */ exitCode, /** @type {string | null} */ signal) => {
      running.delete(child)
      const seconds = (performance.now() - startedAt) / 1000
      const ended = { name, ok: exitCode === 0, exitCode, seconds, output: output.trim() }
      resolve(signal === null ? ended : { ...ended, signal })
    }
    child.on('error', (error) => {
      keep(`${file} could not be started: ${error.message}`)
      finish(1, null)
    })
    child.on('close', (code, signal) => finish(code ?? 1, signal))
  })
}

/**
 * Runs the steps, a few at a time, and prints each when it ends.
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
