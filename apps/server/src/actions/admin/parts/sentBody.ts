import { z } from 'zod'
import type { OpBodies } from '#payment/paymentOps.ts'
import type { SecretBox } from '#security/SecretBox.ts'

/**
 * The fields of a request that may be shown. Everything that is not listed stays sealed, including fields
 * that are added later. Keys of cards, customers and payments must never be listed, nor a buyer's name and
 * address.
 */
const SHOWN = {
  confirm: z.object({ orderId: z.string(), amountWon: z.int() }),
  issue: z.object({}),
  charge: z.object({ orderId: z.string(), orderName: z.string(), amountWon: z.int() }),
  void: z.object({ reason: z.string(), amountWon: z.int(), refundableWon: z.int() }),
  cancel: z.object({ reason: z.string(), amountWon: z.int(), refundableWon: z.int() }),
} as const satisfies Record<keyof OpBodies, z.ZodObject>

/**
 * Returns what was sent to the gateway, without secrets; nothing if it is no longer stored or was sealed by
 * another secret.
 */
export function sentBody(
  secrets: SecretBox,
  { kind, sealedBody }: { kind: keyof OpBodies; sealedBody: Buffer },
): Record<string, unknown> {
  if (sealedBody.length === 0) return {}
  const shown = SHOWN[kind].partial().safeParse(opened(secrets, sealedBody))
  return shown.success ? shown.data : {}
}

function opened(secrets: SecretBox, sealedBody: Buffer): unknown {
  try {
    return JSON.parse(secrets.open('payment', sealedBody).toString())
  } catch {
    return null
  }
}
