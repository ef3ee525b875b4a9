import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inRepository } from '../../tools/build/repository.mjs'
import { plainEnvironment } from './plainEnvironment.ts'

export interface GatewaySandbox {
  readonly url: string
  readonly secretKey: string
  readonly clientKey: string
  /** Calls /__admin/…; answers its body. */
  admin(method: string, name: string, fields?: unknown): Promise<unknown>
  dispose(): Promise<void>
}

/** The payment gateway of this computer, in a process and a data folder of its own. */
export async function startGatewaySandbox(settings: Record<string, string> = {}): Promise<GatewaySandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pandok-gateway-'))
  const main = inRepository('apps', 'gateway-sandbox', 'src', 'main.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: inRepository('.'),
    env: { ...plainEnvironment(), GATEWAY_SANDBOX_DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The gateway ended instead of starting.'))),
  ])) as [string]
  const { url, secretKey, clientKey, adminToken } = JSON.parse(line) as Record<string, string>
  return {
    url: url ?? '',
    secretKey: secretKey ?? '',
    clientKey: clientKey ?? '',
    async admin(method, name, fields) {
      const response = await fetch(`${url}/__admin/${name}`, {
        method,
        headers: { authorization: `Bearer ${adminToken}` },
        body: fields === undefined ? null : JSON.stringify(fields),
      })
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
      return response.json()
    },
    async dispose() {
      await end(child)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
