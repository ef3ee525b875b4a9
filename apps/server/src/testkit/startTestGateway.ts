import { randomUUID } from 'node:crypto'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import { createTossGateway, type TossGatewayOptions } from '#payment/toss/createTossGateway.ts'
import { sandboxAdmin } from '#start/gateway-sandbox/sandboxAdmin.ts'
import { type GatewaySandbox, startGatewaySandbox } from '#start/gateway-sandbox/startGatewaySandbox.ts'
import { bundledSandbox } from './bundledSandbox.ts'
import { makeTestFolder } from './makeTestFolder.ts'
import { silentLog } from './silentLog.ts'

export interface TestGateway {
  sandbox: GatewaySandbox
  gateway: PaymentGateway
  connect: (options?: Partial<TossGatewayOptions>) => PaymentGateway
  /** Passes through the payment window and approves; returns the parameters of the redirect. */
  authenticate: (
    order: { orderId: string; amountWon: number },
    cardNumber?: string,
  ) => Promise<{ paymentKey: string }>
  /** Registers a card in the window; returns the parameters of the redirect. */
  registerCard: (customerKey: string, cardNumber?: string) => Promise<{ authKey: string }>
  /** Replaces the faults; without any, everything works again. */
  fail: (...faults: object[]) => Promise<void>
  advance: (ms: number) => Promise<void>
  /** Returns what the gateway has taken and returned, by order. */
  ledger: () => Promise<TestGatewayLedger>
  calls: () => Promise<readonly TestGatewayCall[]>
  reset: () => Promise<void>
  stop: () => Promise<void>
}

export interface TestGatewayLedger {
  capturedWon: number
  canceledWon: number
  balanceWon: number
  payments: readonly { orderId: string; capturedWon: number; canceledWon: number }[]
  billings: readonly { customerKey: string; chargedTimes: number; isRemoved: boolean }[]
}

export interface TestGatewayCall {
  method: string
  path: string
  idempotencyKey: string | null
  status: number
  isReplay: boolean
}

export const TEST_CARDS = {
  good: '9410001234560000',
  refused: '9410001234560001',
  /** The card is charged once, then reported stolen. */
  stolenLater: '9410001234560002',
  /** The card is charged once, then refused. */
  refusedLater: '9410001234560003',
  notForBilling: '4330121234567890',
} as const

const SHOP = 'http://localhost:3000'

/** Starts the sandbox gateway in its own process, with the adapter that is used in production. */
export async function startTestGateway(): Promise<TestGateway> {
  const folder = await makeTestFolder()
  const sandbox = await startGatewaySandbox({
    dataDir: folder.path,
    log: silentLog,
    program: bundledSandbox(),
  })
  const { url, clientKey, secretKey } = sandbox
  const connect = (options: Partial<TossGatewayOptions> = {}) =>
    createTossGateway({
      baseUrl: url,
      secretKey,
      clientKey,
      scriptUrl: `${url}/v2/standard.js`,
      isSandbox: true,
      ...options,
    })

  /** It does what the script in the browser does. */
  async function passWindow(request: Record<string, string>, cardNumber: string): Promise<URLSearchParams> {
    const query = new URLSearchParams({
      clientKey,
      method: 'CARD',
      currency: 'KRW',
      target: 'self',
      origin: SHOP,
      language: 'ko',
      successUrl: `${SHOP}/price/success`,
      failUrl: `${SHOP}/price/failled`,
      ...request,
    })
    const opened = await fetch(`${url}/window?${query}`, { redirect: 'manual' })
    const window = new URL(opened.headers.get('location') ?? '', url)
    const approved = await fetch(`${window.href}/approve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cardNumber }),
    })
    const outcome = (await approved.json()) as { url?: string }
    return new URL(outcome.url ?? '').searchParams
  }

  return {
    sandbox,
    gateway: connect(),
    connect,
    async authenticate({ orderId, amountWon }, cardNumber = TEST_CARDS.good) {
      const request = {
        purpose: 'payment',
        customerKey: randomUUID(),
        orderId,
        orderName: 'Pandok',
        amount: String(amountWon),
      }
      return { paymentKey: (await passWindow(request, cardNumber)).get('paymentKey') ?? '' }
    },
    async registerCard(customerKey, cardNumber = TEST_CARDS.good) {
      const query = await passWindow({ purpose: 'billing', customerKey }, cardNumber)
      return { authKey: query.get('authKey') ?? '' }
    },
    fail: async (...faults) => void (await sandboxAdmin(sandbox, 'faults', faults)),
    advance: async (advanceMs) => void (await sandboxAdmin(sandbox, 'clock', { advanceMs })),
    ledger: async () => (await sandboxAdmin(sandbox, 'ledger')) as TestGatewayLedger,
    calls: async () => (await sandboxAdmin(sandbox, 'calls')) as TestGatewayCall[],
    reset: async () => void (await sandboxAdmin(sandbox, 'reset', {})),
    async stop() {
      await sandbox.stop()
      await folder.remove()
    },
  }
}
