import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect } from '@playwright/test'
import { slowness } from '../tools/run/testScope.mjs'
import { ask } from './independent-client/ask.ts'
import { IndependentClient } from './independent-client/IndependentClient.ts'
import { joinByWire } from './people/joinByWire.ts'
import type { Newcomer } from './people/newcomer.ts'
import { type Authenticated, authenticateByWire } from './people/payByWire.ts'
import { type GatewaySandbox, startGatewaySandbox } from './server/startGatewaySandbox.ts'
import { type Pandok, startPandok } from './server/startPandok.ts'

/** There is a round of each kind; `npm run soak -- money` runs a thousand. */
const ROUNDS = Number(process.env['STORE_KILL_ROUNDS'] ?? 3)
const BUYERS_AT_ONCE = 4
let clockShiftMs = 0
/** An order whose sender died isn't touched for 20 seconds, because the answer may still be on its way. */
const LEFT_ALONE_MS = 21_000
/** Results are checked in between, so that a long run that is ended early has still shown something. */
const ROUNDS_PER_CHECK = 100

interface Payment {
  id: string
  status: string
  amount: number
}

const START_TIMEOUT_MS = 300_000 * slowness()

const test = base.extend<{ gateway: GatewaySandbox; pandok: Pandok }>({
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs
    async ({}, use) => {
      const gateway = await startGatewaySandbox()
      await use(gateway)
      await gateway.dispose()
    },
    { timeout: START_TIMEOUT_MS },
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
    { timeout: START_TIMEOUT_MS },
  ],
})

/** A member who keeps buying, and records the answers. */
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

  /**
   * Whether a buyer whose connection broke may continue, because the outcome can be looked up by now; others buy in
   * the meantime.
   */
  isRested(): boolean {
    return performance.now() > this.restsUntil
  }

  async signIn(): Promise<IndependentClient> {
    const client = new IndependentClient(this.url)
    const { status } = await client.signIn(this.person.email, this.person.password)
    expect(status).toBe(200)
    return client
  }

  /**
   * Buys until something breaks. An order that was being paid then is confirmed first the next time, as by a reloaded
   * page.
   */
  async buy(gatewayUrl: string, isOver: () => boolean, onOrder: () => void): Promise<void> {
    try {
      const client = await this.signIn()
      while (!isOver()) {
        this.open ??= await authenticateByWire(client, 'sheet-1-yearly', gatewayUrl)
        onOrder()
        const { status, body } = await client.call('payment-confirm', this.open)
        const payment: Payment | undefined = Object(body).data?.payment
        if (status !== 200 || payment?.status === 'pending') return
        if (payment?.status === 'paid') this.acknowledged.add(payment.id)
        this.open = null
      }
    } catch {
      // The connection was broken by a kill.
      if (this.open) this.restsUntil = performance.now() + LEFT_ALONE_MS
    }
  }

  async payments(): Promise<readonly Payment[]> {
    const found = await ask(await this.signIn(), 'payment-history', { pageSize: 'all' })
    return Object(found).items
  }
}

test(`(c) 27: no won is lost or charged twice by kill -9 of server and gateway, ${ROUNDS} rounds`, {
  tag: '@release',
}, async ({ pandok, gateway }) => {
  test.setTimeout(test.info().timeout + ROUNDS * 60_000)
  const buyers: Buyer[] = []
  const newBuyer = async () => new Buyer((await joinByWire(pandok.url)).person, pandok.url)

  for (let round = 0; round < ROUNDS; round += 1) {
    const rested = buyers.filter((buyer) => buyer.isRested()).slice(0, BUYERS_AT_ONCE)
    const fresh = await Promise.all(Array.from({ length: BUYERS_AT_ONCE - rested.length }, newBuyer))
    buyers.push(...fresh)
    let isOver = false
    let begin = () => {}
    const isOrdered = new Promise<void>((resolve) => {
      begin = resolve
    })
    const buying = [...rested, ...fresh].map((buyer) => buyer.buy(gateway.url, () => isOver, begin))
    // A kill before anybody has ordered would test nothing, however slow the machine is.
    await Promise.race([isOrdered, Promise.all(buying)])
    await sleep(250 + Math.random() * 500)
    const killsServer = round % 3 !== 1
    const killsGateway = round % 3 !== 0
    await Promise.all([killsServer && pandok.kill(), killsGateway && gateway.kill()])
    isOver = true
    await Promise.all(buying)
    await Promise.all([killsGateway && gateway.restart(), killsServer && pandok.restart()])
    const done = round + 1
    if (done % ROUNDS_PER_CHECK !== 0 && done !== ROUNDS) continue
    const paid = await settle(buyers, pandok)
    await compareWithGateway(paid, gateway)
    const paidIds = new Set(paid.map(({ id }) => id))
    const told = buyers.flatMap(({ acknowledged }) => [...acknowledged])
    expect(told.filter((id) => !paidIds.has(id))).toEqual([])
    expect(paid.length).toBeGreaterThan(done)
    if (ROUNDS > ROUNDS_PER_CHECK)
      process.stdout.write(`${done} rounds: ${paid.length} payments, each at the gateway and here\n`)
  }
})

/** Waits until no order is open, and resolves with the payments. */
async function settle(buyers: readonly Buyer[], pandok: Pandok): Promise<readonly Payment[]> {
  // A restarted server checks at once the outcome of every open order that is old enough.
  clockShiftMs += LEFT_ALONE_MS
  await pandok.restart({ PANDOK_CLOCK_SHIFT_SECONDS: String(clockShiftMs / 1000) })
  const all = async () => (await Promise.all(buyers.map((buyer) => buyer.payments()))).flat()
  await expect
    .poll(async () => (await all()).filter(({ status }) => status === 'pending').length, {
      intervals: [1000],
    })
    .toBe(0)
  return (await all()).filter(({ status }) => status === 'paid')
}

async function compareWithGateway(paid: readonly Payment[], gateway: GatewaySandbox): Promise<void> {
  const { payments } = (await gateway.admin('GET', 'ledger')) as {
    payments: { orderId: string; capturedWon: number; canceledWon: number }[]
  }
  const atGateway = payments
    .map(({ orderId, capturedWon, canceledWon }) => ({ id: orderId, won: capturedWon - canceledWon }))
    .filter(({ won }) => won > 0)
  const byId = (left: { id: string }, right: { id: string }) => (left.id < right.id ? -1 : 1)
  expect(paid.map(({ id, amount }) => ({ id, won: amount })).sort(byId)).toEqual(atGateway.sort(byId))
}
