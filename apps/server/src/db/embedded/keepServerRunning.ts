import { setTimeout as sleep } from 'node:timers/promises'
import { describeProcess } from './describeProcess.ts'
import type { RunningServer } from './startServer.ts'

export interface KeepServerOptions {
  /** With a port: on that one and no other. */
  start: (port?: number) => Promise<RunningServer & { pid: number }>
  /** How often it is started again within the window before it is given up. */
  restarts: number
  onRestart: () => void
}

export interface KeptServer {
  port: number
  pid: () => number
  /** Why it is gone for good; empty after `stop`. */
  ended: Promise<string>
  stop: () => Promise<void>
}

const WINDOW_MS = 10 * 60_000
/** Before the first, second and each later try: what made it end may need a moment to pass. */
const PAUSES_MS = [0, 1000, 5000]
const STOP_PATIENCE_MS = 20_000

/** Starts a server that dies again, where everybody looks for it. */
export async function keepServerRunning(options: KeepServerOptions): Promise<KeptServer> {
  const { start, restarts, onRestart } = options
  let server = await start()
  const { port } = server
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let triedAt: number[] = []

  /** Null once it runs again, otherwise why it doesn't. */
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
        reason = (error as Error).message
      }
    }
  }

  async function watch(): Promise<string> {
    for (;;) {
      await server.exited
      if (isStopping()) return ''
      const reason = await restart()
      if (reason !== null) return reason
      // It was asked to stop while it was starting.
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
      // A SIGQUIT ends without the last checkpoint; the next start then replays the log.
      const impatience = setTimeout(() => {
        if (describeProcess(server.pid)) process.kill(server.pid, 'SIGQUIT')
      }, STOP_PATIENCE_MS)
      server.letGo()
      await ended
      clearTimeout(impatience)
    },
  }
}
