import { createHash } from 'node:crypto'
import type { PaymentOpKind } from '#db/repositories/payment/paymentOpRepository.ts'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { SecretBox } from '#security/SecretBox.ts'

/** The requests to the gateway by kind. They contain keys of cards and payments, so they are sealed. */
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

/** It must be called in the transaction that decides on the request. */
export async function writeOp<K extends PaymentOpKind>(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  secrets: SecretBox,
  { body, ...op }: NewOp<K>,
): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body))
  const bodySha256 = createHash('sha256').update(bytes).digest()
  await paymentOps.write({ ...op, bodySha256, sealedBody: secrets.seal('payment', bytes) })
}

/** Returns the request as it was recorded, so that a second try equals the first; null if there is none. */
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

/** Returns when it was first sent, for requests that are made anew each time and need not be opened. */
export async function writtenOp(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  key: string,
): Promise<{ key: string; firstSentAt: Date | null }> {
  const op = await paymentOps.find(key)
  return { key, firstSentAt: op?.firstSentAt ?? null }
}
