import { setTimeout as sleep } from 'node:timers/promises'
import { errorMessage } from '@pandok/domain'
import { describeProcess } from './describeProcess.ts'
import type { RunningServer } from './startServer.ts'

export interface KeepServerOptions {
  /** Starts on this port only, if one is given. */
  start: (port?: number) => Promise<RunningServer & { pid: number }>
  /** The maximum number of restarts within the time window. */
  restarts: number
  onRestart: () => void
}

export interface KeptServer {
  port: number
  pid: () => number
  /** The reason why it has ended permanently; empty after `stop`. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const WINDOW_MS = 10 * 60_000
/** The pauses before the first, second and each later try, because the cause may need time to pass. */
const PAUSES_MS = [0, 1000, 5000]
const STOP_TIMEOUT_MS = 20_000

/** Restarts a server that dies at the same address. */
export async function keepServerRunning(options: KeepServerOptions): Promise<KeptServer> {
  const { start, restarts, onRestart } = options
  let server = await start()
  const { port } = server
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let triedAt: number[] = []

  /** Returns null once it runs again, otherwise the reason why it doesn't. */
  async function restart(): Promise<string | null> {
    let reason = 'PostgreSQL ended.'
    for (;;) {
      triedAt = triedAt.filter((at) => performance.now() - at < WINDOW_MS)
      if (triedAt.length >= restarts) return reason
      const pause = PAUSES_MS[Math.min(triedAt.length, PAUSES_MS.length - 1)]
      triedAt.push(performance.now())
      onRestart()
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (isStopping()) return ''
      try {
        server = await start(port)
        return null
      } catch (error) {
        reason = errorMessage(error)
      }
    }
  }

  async function watch(): Promise<string> {
    for (;;) {
      await server.exited
      if (isStopping()) return ''
      const reason = await restart()
      if (reason !== null) return reason
      // It was stopped while it was starting.
      if (isStopping()) server.letGo()
    }
  }
  const ended = watch()

  return {
    port,
    pid: () => server.pid,
    ended,
    async stop() {
      stopping.abort()
      // A SIGQUIT ends it without the last checkpoint; the next start then replays the log.
      const killTimer = setTimeout(() => {
        if (describeProcess(server.pid)) process.kill(server.pid, 'SIGQUIT')
      }, STOP_TIMEOUT_MS)
      server.letGo()
      await ended
      clearTimeout(killTimer)
    },
  }
}
