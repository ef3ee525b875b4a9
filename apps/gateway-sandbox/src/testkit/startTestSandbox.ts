import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiClient, createApiClient } from '#conformance/createApiClient.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#createSandbox.ts'
import { type Buyer, createBuyer } from './createBuyer.ts'

export interface TestSandbox {
  readonly sandbox: Sandbox
  readonly api: ApiClient
  readonly buyer: Buyer
  readonly dataDir: string
  close(): Promise<void>
}

const TEST_KEYS = { secretKey: 'test_sk_localForTests', clientKey: 'test_ck_localForTests' } as const

/** Starts a complete sandbox on a free port, whose clock stands still until the test moves it. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'pandok-gateway-')))
  const start = new Date('2026-11-15T00:00:00Z')
  const sandbox = await createSandbox({ port: 0, now: () => start, ...TEST_KEYS, ...options, dataDir })
  return {
    sandbox,
    api: createApiClient(sandbox.url, sandbox.secretKey),
    buyer: createBuyer(sandbox.url, sandbox.clientKey),
    dataDir,
    async close() {
      await sandbox.close()
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
