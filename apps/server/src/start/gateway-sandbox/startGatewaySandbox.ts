import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Log } from '#log/Log.ts'
import { sandboxAdmin } from './sandboxAdmin.ts'
import { type SandboxFacts, type SandboxProcess, startSandboxProcess } from './sandboxProcess.ts'

/** It is beside the server's bundle after a build, and otherwise in its sources. */
const PLACES = ['../gateway-sandbox/main.js', '../../../../gateway-sandbox/src/main.ts']

export interface GatewaySandbox extends SandboxFacts {
  /** Returns the pid of its process; null during a restart. */
  pid: () => number | null
  /** Sets the address for its webhooks, also after a restart. */
  sendWebhooksTo: (url: string) => Promise<void>
  /** Its clock only moves forward. */
  moveClockTo: (time: Date) => Promise<void>
  stop: () => Promise<void>
}

export interface GatewaySandboxOptions {
  dataDir: string
  log: Pick<Log, 'debug' | 'warn' | 'error'>
  /** The arguments for Node. */
  program?: readonly string[]
}

const RESTART_MS = 500

/** Runs a gateway of our own on this computer: one that dies is restarted at the same address with its data. */
export async function startGatewaySandbox(options: GatewaySandboxOptions): Promise<GatewaySandbox> {
  const { dataDir, log, program = sandboxProgram() } = options
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const settings: Record<`GATEWAY_SANDBOX_${string}`, string> = { GATEWAY_SANDBOX_DATA_DIR: dataDir }
  const start = (port: string) =>
    startSandboxProcess(program, { ...settings, GATEWAY_SANDBOX_PORT: port }, (line) =>
      log.debug({ line }, 'sandbox gateway'),
    )
  const first = await startAtKeptPort(dataDir, start)
  const { facts } = first
  const { port } = new URL(facts.url)
  settings['GATEWAY_SANDBOX_ADMIN_TOKEN'] = facts.adminToken
  const { pid, stop } = keepRunning(first, () => start(port), log)
  return {
    ...facts,
    pid,
    async sendWebhooksTo(url) {
      settings['GATEWAY_SANDBOX_WEBHOOK_URL'] = url
      await sandboxAdmin(facts, 'webhook', { url })
    },
    async moveClockTo(time) {
      const { now } = (await sandboxAdmin(facts, 'clock')) as { now: string }
      if (new Date(now) < time) await sandboxAdmin(facts, 'clock', { to: time.toISOString() })
    },
    stop,
  }
}

/** The links of earlier receipts contain the earlier port. */
async function startAtKeptPort(
  dataDir: string,
  start: (port: string) => Promise<SandboxProcess>,
): Promise<SandboxProcess> {
  const file = path.join(dataDir, 'port')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (/^\d{1,5}$/.test(kept)) {
    const started = await start(kept).catch(() => null)
    if (started) return started
  }
  const started = await start('0')
  await writeFile(file, new URL(started.facts.url).port)
  return started
}

function keepRunning(
  first: SandboxProcess,
  start: () => Promise<SandboxProcess>,
  log: GatewaySandboxOptions['log'],
): Pick<GatewaySandbox, 'pid' | 'stop'> {
  const stopping = new AbortController()
  let running: SandboxProcess | null = first

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await running?.exited
      running = null
      if (stopping.signal.aborted) return
      log.warn('the sandbox gateway ended and is started again')
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      running = await start().catch((error: unknown) => {
        log.error({ err: error }, 'the sandbox gateway does not start')
        return null
      })
    }
  }
  const watching = watch()

  return {
    pid: () => running?.pid ?? null,
    async stop() {
      stopping.abort()
      await running?.stop()
      await watching
      // It may have started at the very moment of stopping.
      await running?.stop()
    },
  }
}

/** Returns the arguments for Node to run the sandbox gateway, which is a program of its own. */
function sandboxProgram(): string[] {
  const files = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const main = files.find((file) => existsSync(file))
  if (main === undefined) throw new Error(`The sandbox gateway is not built: no ${files.join(' and no ')}.`)
  return main.endsWith('.ts') ? ['--import', 'tsx', main] : ['--enable-source-maps', main]
}
