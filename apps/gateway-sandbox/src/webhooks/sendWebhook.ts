import { seoulTime } from '#gateway/seoulTime.ts'
import type { StoredWebhook } from '#state/Change.ts'

const ANSWER_WITHIN_MS = 10_000

/** Webhooks about payments are unsigned, as the real ones are. One counts as delivered if it is answered with 200 in time. */
export async function sendWebhook(
  { id, body, dueAt, retriedCount }: StoredWebhook,
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      headers: {
        'content-type': 'application/json',
        'tosspayments-webhook-transmission-id': id,
        'tosspayments-webhook-transmission-time': seoulTime(dueAt),
        'tosspayments-webhook-transmission-retried-count': String(retriedCount),
      },
      body,
    })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}
