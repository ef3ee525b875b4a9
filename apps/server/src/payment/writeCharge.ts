import { confirmKey, type StoredOrder } from '@pandok/domain'
import type { SecretBox } from '#security/SecretBox.ts'
import { writeOp } from './paymentOps.ts'
import type { LockedPayer } from './withPayerLock.ts'

interface CardKeys {
  billingKey: string
  customerKey: string
}

/** Records the charge of a stored card before it is sent, under the key that the gateway knows it by. */
export async function writeCharge(
  { bound, payer }: Pick<LockedPayer, 'bound' | 'payer'>,
  secrets: SecretBox,
  order: StoredOrder,
  { billingKey, customerKey }: CardKeys,
): Promise<void> {
  const member = payer.memberId === null ? null : await bound.members.findById(payer.memberId)
  await writeOp(bound, secrets, {
    key: confirmKey(order),
    kind: 'charge',
    orderId: order.id,
    body: {
      billingKey,
      customerKey,
      orderId: order.id,
      orderName: order.orderName,
      amountWon: order.amountWon,
      ...(member && { customerEmail: member.email, customerName: member.name }),
    },
  })
}
