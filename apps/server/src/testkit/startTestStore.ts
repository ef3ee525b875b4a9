import { paymentJobs } from '#jobs/payment/paymentJobs.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import type { RepositoryName } from '#rpc/Services.ts'
import { type Buyers, createBuyers } from './createBuyers.ts'
import { silentLog } from './silentLog.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'
import { startTestServices, type TestServices } from './startTestServices.ts'

export interface TestStore extends TestServices, Buyers {
  gateway: TestGateway
  payment: PaymentServices<RepositoryName>
  /** Runs all jobs of the store once. */
  runJobs: () => Promise<void>
  /** Returns the ledger's balance at the gateway. */
  ledgerWon: () => Promise<number>
  payerOf: (member: { user: { id: string } }) => Promise<string>
}

/** Starts the store on its own database with its own gateway. */
export async function startTestStore(): Promise<TestStore> {
  const gateway = await startTestGateway()
  const server = await startTestServices({ gateway: gateway.gateway, limitScale: 100 })
  const payment = { ...server.services, gateway: gateway.gateway }
  const jobs = paymentJobs(payment, silentLog)
  return {
    ...server,
    ...createBuyers(server, gateway),
    gateway,
    payment,
    async runJobs() {
      for (const { run } of jobs) await run(server.clock.now())
    },
    async ledgerWon() {
      const sql =
        "select coalesce(sum(amount_won), 0)::int as won from ledger_entries where account = 'gateway'"
      return (await server.pool.query<{ won: number }>(sql)).rows[0]?.won ?? Number.NaN
    },
    async payerOf({ user }) {
      const sql = 'select id from payers where member_id = $1'
      return (await server.pool.query<{ id: string }>(sql, [user.id])).rows[0]?.id ?? ''
    },
    async stop() {
      await server.stop()
      await gateway.stop()
    },
  }
}
