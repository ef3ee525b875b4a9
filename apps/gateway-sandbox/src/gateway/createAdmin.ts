import type { Faults } from '#faults/createFaults.ts'
import type { FaultRule } from '#faults/FaultRule.ts'
import { type Ledger, ledgerOf } from '#gateway/ledgerOf.ts'
import type { Gateway } from '#gateway/openGateway.ts'
import type { Call, CallLog } from '#http/CallLog.ts'
import type { StoredWebhook } from '#state/Change.ts'

/** Operations for tests and demonstrations that no merchant has, served over HTTP as `/__admin/…`. */
export interface Admin {
  now(): Date
  advance(ms: number): Promise<void>
  moveTo(time: Date): Promise<void>
  setFaults(rules: readonly FaultRule[]): void
  faults(): ReturnType<Faults['list']>
  setWebhookUrl(url: string | null): void
  pendingWebhooks(): readonly Pick<StoredWebhook, 'id' | 'dueAt' | 'retriedCount'>[]
  /** Sends everything that is due. */
  settle(): Promise<void>
  ledger(): Promise<Ledger>
  calls(): readonly Call[]
  /** Deletes everything except the keys and the address of the webhooks. */
  reset(): Promise<void>
}

export function createAdmin(gateway: Gateway, calls: CallLog): Admin {
  async function advance(ms: number): Promise<void> {
    if (!Number.isFinite(ms) || ms < 0) throw new Error('The clock goes forward only.')
    await gateway.moveClock(ms)
  }
  return {
    now: () => new Date(gateway.now()),
    advance,
    moveTo: (time) => advance(time.getTime() - gateway.now()),
    setFaults: (rules) => gateway.faults.set(rules),
    faults: () => gateway.faults.list(),
    setWebhookUrl(url) {
      gateway.webhooks.url = url === null ? null : new URL(url).href
      gateway.webhooks.wake()
    },
    pendingWebhooks: () =>
      [...gateway.state.webhooks.values()].map(({ id, dueAt, retriedCount }) => ({
        id,
        dueAt,
        retriedCount,
      })),
    async settle() {
      gateway.sweep()
      await gateway.webhooks.settle()
    },
    async ledger() {
      gateway.sweep()
      await gateway.durable()
      return ledgerOf(gateway.state)
    },
    calls: () => calls.list(),
    async reset() {
      calls.clear()
      await gateway.reset()
    },
  }
}
