import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { inRepository, repositoryRoot } from '../build/repository.mjs'

const TIMEOUT_MS = 5_000

/**
 * Manages a server process that can be replaced by a new one. Two never run at once, because both would need
 * the port and the data.
 * @param {string} main
 * @param {Record<string, string>} env added to the environment
 */
export function devServer(main, env) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running
  let turn = Promise.resolve()

  const start = () => {
    const exitWithParent = pathToFileURL(inRepository('tools', 'run', 'exitWithParent.mjs')).href
    running = spawn(process.execPath, ['--enable-source-maps', '--import', exitWithParent, main], {
      cwd: repositoryRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Ctrl+C reaches the whole process group of the terminal, so the server is only signaled once, by this
      // process.
      detached: process.platform !== 'win32',
    })
    const started = running
    started.on('exit', (code) => {
      if (running !== started) return
      running = undefined
      console.error(`The server stopped (exit code ${code}); it starts again at the next change.`)
    })
  }

  const stop = async () => {
    const stopping = running
    running = undefined
    if (!stopping || stopping.exitCode !== null) return
    const exited = once(stopping, 'exit')
    stopping.kill('SIGTERM')
    const lastResort = setTimeout(() => stopping.kill('SIGKILL'), TIMEOUT_MS)
    await exited
    clearTimeout(lastResort)
  }

  const inTurn = (/** @type {() => void | Promise<void>} */ work) => {
    turn = turn.then(work)
    return turn
  }
  return {
    restart: () => inTurn(() => stop().then(start)),
    stop: () => inTurn(stop),
  }
}
