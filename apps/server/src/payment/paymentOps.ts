import { createHash } from 'node:crypto'
import type { PaymentOpKind } from '#db/repositories/payment/paymentOpRepository.ts'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { SecretBox } from '#security/SecretBox.ts'

/** What is asked of the gateway, by kind. Keys of cards and payments are among it, so that it is sealed. */
export interface OpBodies {
  confirm: { paymentKey: string; orderId: string; amountWon: number }
  issue: { authKey: string; customerKey: string }
  charge: {
    billingKey: string
    customerKey: string
    orderId: string
    orderName: string
    amountWon: number
    customerEmail?: string
    customerName?: string
  }
  void: { paymentKey: string; reason: string; amountWon: number; refundableWon: number }
  cancel: { paymentKey: string; reason: string; amountWon: number; refundableWon: number }
}

interface NewOp<K extends PaymentOpKind> {
  key: string
  kind: K
  orderId: string
  body: OpBodies[K]
}

/** In the transaction that decides that it is asked. */
export async function writeOp<K extends PaymentOpKind>(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  secrets: SecretBox,
  { body, ...op }: NewOp<K>,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body))
  const bodySha256 = createHash('sha256').update(bytes).digest()
  await paymentOps.write({ ...op, bodySha256, sealedBody: secrets.seal('payment', bytes) })
}

/** As it was written, so that a second try says the same as the first; null if it never was. */
export async function readOp<K extends PaymentOpKind>(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  secrets: SecretBox,
  key: string,
  kind: K,
): Promise<{ body: OpBodies[K]; firstSentAt: Date | null } | null> {
  const op = await paymentOps.find(key)
  if (op?.kind !== kind) return null
  const body = JSON.parse(secrets.open('payment', op.sealedBody).toString()) as OpBodies[K]
  return { body, firstSentAt: op.firstSentAt }
}

/** When it was first sent, for what is made anew each time and need not be opened. */
export async function writtenOp(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  key: string,
): Promise<{ key: string; firstSentAt: Date | null }> {
  const op = await paymentOps.find(key)
  return { key, firstSentAt: op?.firstSentAt ?? null }
}
