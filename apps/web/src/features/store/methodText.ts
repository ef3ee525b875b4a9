import type { PaymentView } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'
import { groupedCard } from '#shared/payment/groupedCard.ts'

/** The gateway's own word for a card, which is what it is asked for. */
const CARD = '카드'

/** Another method is shown as the gateway calls it. */
export function methodText(
  { method, cardNumber }: Pick<PaymentView, 'method' | 'cardNumber'>,
  text: Text,
): string {
  const word = method === null || method === CARD ? text('store.fact.card') : method
  return cardNumber === null ? word : `${word} ${groupedCard(cardNumber)}`
}
