import { groupedCard } from '@pandok/domain'
import type { PaymentView } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'

/** The gateway's name for a card, which is also used in requests to it. */
const CARD = '카드'

/** Other methods are shown under the gateway's name. */
export function methodText(
  { method, cardNumber }: Pick<PaymentView, 'method' | 'cardNumber'>,
  text: Text,
): string {
  const word = method === null || method === CARD ? text('store.fact.card') : method
  return cardNumber === null ? word : `${word} ${groupedCard(cardNumber)}`
}
