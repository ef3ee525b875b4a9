import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { ask } from './independent-client/ask.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { joinByWire } from './people/joinByWire.ts'
import type { Newcomer } from './people/newcomer.ts'
import { type Authenticated, authenticateByWire } from './people/payByWire.ts'
import { type GatewaySandbox, startGatewaySandbox } from './server/startGatewaySandbox.ts'
import { type Pandok, startPandok } from './server/startPandok.ts'

const ROUNDS = Number(process.env['STORE_KILL_ROUNDS'] ?? 20)
const BUYERS_AT_ONCE = 4
/** An order whose sender died is left alone for 20 seconds, in case the answer is still on its way. */
const LEFT_ALONE_MS = 21_000
const SETTLE_PATIENCE_MS = 180_000

interface Payment {
  id: string
  status: string
  amount: number
}

const test = base.extend<{ gateway: GatewaySandbox; pandok: Pandok }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const gateway = await startGatewaySandbox()
      await use(gateway)
      await gateway.dispose()
    },
    { timeout: 60_000 },
  ],
  pandok: [
    async ({ gateway }, use) => {
      const pandok = await startPandok({
        PANDOK_DEMO: 'on',
        TOSS_API_BASE: gateway.url,
        TOSS_CLIENT_KEY: gateway.clientKey,
        TOSS_SECRET_KEY: gateway.secretKey,
      })
      await use(pandok)
      await pandok.dispose()
    },
    { timeout: 90_000 },
  ],
})

/** One person who keeps buying, and remembers what they were told. */
class Buyer {
  readonly acknowledged = new Set<string>()
  private open: Authenticated | null = null
  private restsUntil = 0
  private readonly person: Newcomer
  private readonly url: string

  constructor(person: Newcomer, url: string) {
    this.person = person
    this.url = url
  }

  /** Whoever was cut off comes back when the outcome can be asked for; others buy meanwhile. */
  isRested(): boolean {
    return performance.now() > this.restsUntil
  }

  async signIn(): Promise<IndependentClient> {
    const client = new IndependentClient(this.url)
    const { status } = await client.signIn(this.person.email, this.person.password)
    expect(status).toBe(200)
    return client
  }

  /** Until something breaks. What was under way then is confirmed first the next time, as a reloaded page does. */
  async buy(gatewayUrl: string, isOver: () => boolean): Promise<void> {
    try {
      const client = await this.signIn()
      while (!isOver()) {
        this.open ??= await authenticateByWire(client, 'sheet-1-yearly', gatewayUrl)
        const { status, body } = await client.call('payment-confirm', this.open)
        const payment: Payment | undefined = Object(body).data?.payment
        if (status !== 200 || payment?.status === 'pending') return
        if (payment?.status === 'paid') this.acknowledged.add(payment.id)
        this.open = null
      }
    } catch {
      // The line was cut.
      if (this.open) this.restsUntil = performance.now() + LEFT_ALONE_MS
    }
  }

  async payments(): Promise<readonly Payment[]> {
    const found = await ask(await this.signIn(), 'payment-history', { pageSize: 'all' })
    return Object(found).items
  }
}

test(`(c) 27: no won is lost or taken twice by kill -9 of server and gateway, ${ROUNDS} rounds`, async ({
  pandok,
  gateway,
}) => {
  test.setTimeout(300_000 + ROUNDS * 6000)
  const buyers: Buyer[] = []
  const newBuyer = async () => new Buyer((await joinByWire(pandok.url)).person, pandok.url)

  for (let round = 0; round < ROUNDS; round += 1) {
    const rested = buyers.filter((buyer) => buyer.isRested()).slice(0, BUYERS_AT_ONCE)
    const fresh = await Promise.all(Array.from({ length: BUYERS_AT_ONCE - rested.length }, newBuyer))
    buyers.push(...fresh)
    let isOver = false
    const buying = [...rested, ...fresh].map((buyer) => buyer.buy(gateway.url, () => isOver))
    await sleep(250 + Math.random() * 500)
    const killsServer = round % 3 !== 1
    const killsGateway = round % 3 !== 0
    await Promise.all([killsServer && pandok.kill(), killsGateway && gateway.kill()])
    isOver = true
    await Promise.all(buying)
    await Promise.all([killsGateway && gateway.restart(), killsServer && pandok.restart()])
  }

  // A server that comes back looks at once what has become of everything that is open.
  await sleep(LEFT_ALONE_MS)
  await pandok.restart()
  await expect
    .poll(
      async () => {
        const all = await Promise.all(buyers.map((buyer) => buyer.payments()))
        return all.flat().filter(({ status }) => status === 'pending').length
      },
      { timeout: SETTLE_PATIENCE_MS, intervals: [1000] },
    )
    .toBe(0)

  const ours = (await Promise.all(buyers.map((buyer) => buyer.payments()))).flat()
  const paid = ours.filter(({ status }) => status === 'paid')
  const { payments } = (await gateway.admin('GET', 'ledger')) as {
    payments: { orderId: string; capturedWon: number; canceledWon: number }[]
  }
  const atGateway = payments
    .map(({ orderId, capturedWon, canceledWon }) => ({ id: orderId, won: capturedWon - canceledWon }))
    .filter(({ won }) => won > 0)
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1)
  expect(paid.map(({ id, amount }) => ({ id, won: amount })).sort(byId)).toEqual(atGateway.sort(byId))
  const paidIds = new Set(paid.map(({ id }) => id))
  expect(buyers.flatMap(({ acknowledged }) => [...acknowledged]).filter((id) => !paidIds.has(id))).toEqual([])
  expect(paid.length).toBeGreaterThan(ROUNDS)
})
