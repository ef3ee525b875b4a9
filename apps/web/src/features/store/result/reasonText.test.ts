import { expect, it } from 'vitest'
import { reasonOf } from './reasonText.ts'

it.each([
  ['PAY_PROCESS_CANCELED', 'canceled'],
  ['USER_CANCEL', 'canceled'],
  ['REJECT_CARD_PAYMENT', 'declined'],
  ['INVALID_CARD_LOST_OR_STOLEN', 'lostCard'],
  ['NOT_FOUND_PAYMENT_SESSION', 'tooLate'],
  ['noAnswer', 'tooLate'],
  ['returned', 'returned'],
  ['SOMETHING_NEW', 'other'],
  ['constructor', 'other'],
  [null, 'other'],
])('%s is told as «%s»', (code, reason) => {
  expect(reasonOf(code)).toBe(reason)
})
