import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { builtGatewayMain, inRepository } from '../../tools/build/repository.mjs'
import { freePort } from '../../tools/run/freePort.mjs'
import { plainEnvironment } from './plainEnvironment.ts'

export interface GatewaySandbox {
  readonly url: string
  readonly secretKey: string
  readonly clientKey: string
  /** Calls /__admin/…; resolves with the body of the answer. */
  admin(method: string, name: string, fields?: unknown): Promise<unknown>
  /** Kills it without a shutdown. */
  kill(): Promise<void>
  /** Starts it again at the same address with the same data. */
  restart(): Promise<void>
  dispose(): Promise<void>
}

/** Starts the local payment gateway in a separate process with a separate data folder. */
export async function startGatewaySandbox(settings: Record<string, string> = {}): Promise<GatewaySandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pandok-gateway-'))
  const env = {
    ...plainEnvironment(),
    GATEWAY_SANDBOX_DATA_DIR: dataDir,
    GATEWAY_SANDBOX_PORT: String(await freePort()),
    GATEWAY_SANDBOX_ADMIN_TOKEN: randomUUID(),
    ...settings,
  }
  let running = await startProcess(env)
  const { url, secretKey, clientKey } = running.facts
  return {
    url,
    secretKey,
    clientKey,
    async admin(method, name, fields) {
      const response = await fetch(`${url}/__admin/${name}`, {
        method,
        headers: { authorization: `Bearer ${env.GATEWAY_SANDBOX_ADMIN_TOKEN}` },
        body: fields === undefined ? null : JSON.stringify(fields),
      })
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    kill: () => end(running.child, 'SIGKILL'),
    async restart() {
      await end(running.child, 'SIGTERM')
      running = await startProcess(env)
    },
    async dispose() {
      await end(running.child, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--enable-source-maps', builtGatewayMain], {
    cwd: inRepository('.'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The gateway ended instead of starting.'))),
  ])) as [string]
  return { child, facts: JSON.parse(line) as { url: string; secretKey: string; clientKey: string } }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
