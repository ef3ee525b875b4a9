import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pandok } from './startPandok.ts'

/** With this setting, tests can control the gateway that Pandok starts in demo mode. */
export const OWN_GATEWAY = { GATEWAY_SANDBOX_ADMIN_TOKEN: 'the-token-of-the-journeys' }

interface Ledger {
  payments: readonly { orderId: string; type: string; capturedWon: number; canceledWon: number }[]
}

export interface OwnGateway {
  url(): Promise<string>
  /** Calls /__admin/…; resolves with the body of the answer. */
  admin(name: string, fields?: unknown): Promise<unknown>
  /** Resolves with all movements of money. */
  ledger(): Promise<Ledger>
  /** Resolves with method and path of the calls so far. */
  calls(): Promise<readonly { method: string; path: string }[]>
}

/** The gateway that runs beside Pandok in demo mode. */
export function ownGateway({ dataDir, env }: Pandok): OwnGateway {
  const url = async () => `http://127.0.0.1:${await readFile(join(dataDir, 'gateway', 'port'), 'utf8')}`

  async function admin(name: string, fields?: unknown): Promise<unknown> {
    const response = await fetch(`${await url()}/__admin/${name}`, {
      method: fields === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${env['GATEWAY_SANDBOX_ADMIN_TOKEN']}` },
      body: fields === undefined ? null : JSON.stringify(fields),
    })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    url,
    admin,
    ledger: async () => (await admin('ledger')) as Ledger,
    calls: async () => (await admin('calls')) as { method: string; path: string }[],
  }
}
