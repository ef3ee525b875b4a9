import type { StoredWebhook } from '#state/Change.ts'
import type { StoredGatewayState } from '#state/openGatewayState.ts'
import { sendWebhook } from './sendWebhook.ts'

/** Minutes between attempts; the last retry comes after about 3 days and 19 hours. */
const RETRY_MINUTES = [1, 4, 16, 64, 256, 1024, 4096] as const

/** Returns the time of the attempt that follows the one at `attemptedAt`, which was the first or the given retry. */
function nextAttempt(attemptedAt: number, retriedCount: number): number | undefined {
  const minutes = RETRY_MINUTES[retriedCount]
  return minutes === undefined ? undefined : attemptedAt + minutes * 60_000
}

export interface Webhooks {
  url: string | null
  /** Must be called when a webhook may be due. */
  wake(): void
  /** Resolves when nothing is due any more. */
  settle(): Promise<void>
  /** Restarts the sequence numbers. */
  restart(): void
  close(): Promise<void>
}

/** A webhook that waits for the next one is sent alone after this time. */
const REORDER_TIMEOUT_MS = 60_000
// The virtual clock may be moved elsewhere without a notice, so it is checked at intervals.
const LOOK_EVERY_MS = 1000

/** Sends what is due on the virtual clock, one webhook after the other. */
export function createWebhooks({ state, commit }: StoredGatewayState, now: () => number): Webhooks {
  const closing = new AbortController()
  let lastDelivered = 0
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const webhooks: Webhooks = {
    url: null,
    wake() {
      if (running !== null || closing.signal.aborted || webhooks.url === null) return
      if (state.webhooks.size === 0) return
      clearTimeout(timer)
      running = sendAllDue().finally(() => {
        running = null
        if (state.webhooks.size === 0 || closing.signal.aborted) return
        timer = setTimeout(webhooks.wake, LOOK_EVERY_MS)
        timer.unref()
      })
    },
    async settle() {
      do {
        webhooks.wake()
        await running
      } while (webhooks.url !== null && !closing.signal.aborted && nextDue() !== undefined)
    },
    restart() {
      lastDelivered = 0
    },
    async close() {
      closing.abort()
      clearTimeout(timer)
      await running
    },
  }
  return webhooks

  async function sendAllDue(): Promise<void> {
    for (let due = nextDue(); due !== undefined; due = nextDue()) {
      const { url } = webhooks
      if (url === null || closing.signal.aborted) return
      await deliver(due, url)
    }
  }

  function nextDue(): StoredWebhook | undefined {
    const time = now()
    let next: StoredWebhook | undefined
    for (const webhook of state.webhooks.values()) {
      if (webhook.dueAt > time || isWaiting(webhook, time)) continue
      if (next === undefined || isBefore(webhook, next)) next = webhook
    }
    return next
  }

  function isWaiting({ waitsForNext, sequence, dueAt }: StoredWebhook, time: number): boolean {
    return waitsForNext && lastDelivered <= sequence && time < dueAt + REORDER_TIMEOUT_MS
  }

  async function deliver(webhook: StoredWebhook, url: string): Promise<void> {
    let isTaken = false
    for (let copy = 0; copy <= webhook.copies; copy++) {
      isTaken = (await sendWebhook(webhook, url, closing.signal)) || isTaken
    }
    // The process is stopping; the webhook is sent again after the next start.
    if (closing.signal.aborted || !state.webhooks.has(webhook.id)) return
    lastDelivered = Math.max(lastDelivered, webhook.sequence)
    const dueAt = isTaken ? undefined : nextAttempt(webhook.dueAt, webhook.retriedCount)
    commit([
      dueAt === undefined
        ? { kind: 'webhookSettled', id: webhook.id }
        : {
            kind: 'webhook',
            webhook: {
              ...webhook,
              dueAt,
              retriedCount: webhook.retriedCount + 1,
              copies: 0,
              waitsForNext: false,
            },
          },
    ])
  }
}

function isBefore(one: StoredWebhook, other: StoredWebhook): boolean {
  return one.dueAt === other.dueAt ? one.sequence < other.sequence : one.dueAt < other.dueAt
}
