/** The behavior of a card after the buyer has chosen it. */
export type CardBehavior = 'approve' | 'reject' | 'rejectLater' | 'lostLater' | 'notForBilling'

export interface TestCard {
  readonly number: string
  readonly issuerCode: string
  readonly behavior: CardBehavior
}

/** No other number is accepted, so that no real card can be stored here. */
export const testCards: readonly TestCard[] = [
  { number: '9410001234560000', issuerCode: '61', behavior: 'approve' },
  { number: '9410001234560001', issuerCode: '61', behavior: 'reject' },
  { number: '9410001234560002', issuerCode: '61', behavior: 'lostLater' },
  { number: '9410001234560003', issuerCode: '61', behavior: 'rejectLater' },
  // The next three cards behave like this in the real test environment.
  { number: '4330121234567890', issuerCode: '41', behavior: 'notForBilling' },
  { number: '9410001234567890', issuerCode: '61', behavior: 'approve' },
  { number: '4906251234123456', issuerCode: '15', behavior: 'approve' },
]

/** A card as it is stored, never with the whole number. */
export interface KeptCard {
  readonly maskedNumber: string
  readonly issuerCode: string
  readonly behavior: CardBehavior
}

export function keptCard(number: unknown): KeptCard | undefined {
  const card = testCards.find((candidate) => candidate.number === number)
  if (!card) return undefined
  const { issuerCode, behavior } = card
  return {
    maskedNumber: `${card.number.slice(0, 8)}****${card.number.slice(12, 15)}*`,
    issuerCode,
    behavior,
  }
}

/** Returns the code with which the issuer declines a charge; undefined if it approves. */
export function declineOf(behavior: CardBehavior, charge: 'once' | 'first' | 'later'): string | undefined {
  switch (behavior) {
    case 'reject':
      return 'REJECT_CARD_PAYMENT'
    case 'rejectLater':
      return charge === 'later' ? 'REJECT_CARD_PAYMENT' : undefined
    case 'lostLater':
      return charge === 'later' ? 'INVALID_CARD_LOST_OR_STOLEN' : undefined
    case 'notForBilling':
      return charge === 'once' ? undefined : 'NOT_SUPPORTED_CARD_TYPE'
    case 'approve':
      return undefined
  }
}
