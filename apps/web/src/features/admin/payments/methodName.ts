import { groupedCard } from '@pandok/domain'
import type { AdminPaymentItem } from '@pandok/protocol'
import type { Text } from '#platform/text/text.ts'

/** The gateway's name for a card. */
const CARD = '카드'

/** Other methods are shown under the gateway's name; an unpaid order has none. */
export function methodName(
  { method, cardNumber }: Pick<AdminPaymentItem, 'method' | 'cardNumber'>,
  text: Text,
): string | null {
  const word = method === CARD ? text('store.fact.card') : method
  return (
    [word, cardNumber === null ? null : groupedCard(cardNumber)].filter((part) => part !== null).join(' ') ||
    null
  )
}
