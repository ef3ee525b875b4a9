import { z } from 'zod'
import type { OpBodies } from '#payment/paymentOps.ts'
import type { SecretBox } from '#security/SecretBox.ts'

/**
 * What may be shown of a request, field by field: whatever is not named here stays sealed, also what somebody adds later.
 * Keys of cards, of customers and of payments are never named, nor is a buyer's name and address.
 */
const SHOWN = {
  confirm: z.object({ orderId: z.string(), amountWon: z.int() }),
  issue: z.object({}),
  charge: z.object({ orderId: z.string(), orderName: z.string(), amountWon: z.int() }),
  void: z.object({ reason: z.string(), amountWon: z.int(), refundableWon: z.int() }),
  cancel: z.object({ reason: z.string(), amountWon: z.int(), refundableWon: z.int() }),
} as const satisfies Record<keyof OpBodies, z.ZodObject>

/** What was sent to the gateway, without its secrets; nothing where it is kept no longer or was sealed by another secret. */
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
