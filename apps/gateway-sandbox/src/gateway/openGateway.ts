import { createFaults, type Faults } from '#faults/createFaults.ts'
import type { Change } from '#state/Change.ts'
import type { GatewayState } from '#state/GatewayState.ts'
import { openGatewayState } from '#state/openGatewayState.ts'
import { createWebhooks, type Webhooks } from '#webhooks/createWebhooks.ts'
import { webhooksFor } from '#webhooks/webhooksFor.ts'
import { expireOpenPayments } from './expireOpenPayments.ts'

export interface Gateway {
  readonly state: GatewayState
  readonly faults: Faults
  readonly webhooks: Webhooks
  /** The present time in milliseconds of the virtual clock. */
  now(): number
  /** Moves the clock, expires payments, and sends the webhooks that are due. */
  moveClock(byMs: number): Promise<void>
  /** Stores the changes of a call, together with the webhooks that they cause. */
  commit(changes: readonly Change[], cause: string): void
  /** Expires payments whose time is over. It must be called before the state is read. */
  sweep(): void
  durable(): Promise<void>
  reset(): Promise<void>
  close(): Promise<void>
}

export interface GatewayOptions {
  readonly dataDir: string
  readonly now: () => number
  readonly webhookUrl: string | null
  /** The address is known once the socket is open. */
  readonly origin: () => string
}

export async function openGateway({
  dataDir,
  now: baseNow,
  webhookUrl,
  origin,
}: GatewayOptions): Promise<Gateway> {
  const kept = await openGatewayState(dataDir)
  const { state } = kept
  const now = () => baseNow() + state.offsetMs
  const faults = createFaults()
  const webhooks = createWebhooks(kept, now)
  webhooks.url = webhookUrl

  function write(changes: readonly Change[], cause: string, at: number): void {
    const applied = () => faults.ofWebhook(cause)
    const deliveries =
      webhooks.url === null ? [] : webhooksFor(state, changes, { at, origin: origin(), applied })
    kept.commit([...changes, ...deliveries])
    webhooks.wake()
  }

  function sweep(): void {
    for (const { at, change } of expireOpenPayments(state, now())) write([change], '', at)
  }

  return {
    state,
    faults,
    webhooks,
    now,
    sweep,
    commit: (changes, cause) => write(changes, cause, now()),
    async moveClock(byMs) {
      kept.commit([{ kind: 'clock', offsetMs: state.offsetMs + byMs }])
      sweep()
      await kept.durable()
      await webhooks.settle()
    },
    durable: kept.durable,
    async reset() {
      faults.set([])
      await kept.clear()
      webhooks.restart()
    },
    async close() {
      faults.set([])
      await webhooks.close()
      await kept.close()
    },
  }
}
