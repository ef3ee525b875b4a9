import { z } from 'zod'
import type { SentOperation } from '#db/repositories/admin/money/paymentDossierRepository.ts'
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
} as const satisfies Record<SentOperation['kind'], z.ZodObject>

/** What was sent to the gateway, without its secrets; nothing where it is kept no longer. */
export function sentBody(
  secrets: SecretBox,
  { kind, sealedBody }: Pick<SentOperation, 'kind' | 'sealedBody'>,
): Record<string, unknown> {
  if (sealedBody.length === 0) return {}
  const body: unknown = JSON.parse(secrets.open('payment', sealedBody).toString())
  return SHOWN[kind].parse(body)
}
