import { expect, it } from 'vitest'
import { hasCardNumber } from './hasCardNumber.ts'

it.each([
  '4111111111111111',
  'card 4111 1111 1111 1111, by bank',
  '5555-5555-5555-4444',
  '３７８２８２２４６３１０００５',
  '9490.1234.5678.9013',
  '신한 110-123-456789 4111 1111 1111 1111 300',
])('finds the number of a card in %s', (text) => expect(hasCardNumber(text)).toBe(true))

it.each([
  '국민은행 2026-11-18 이체번호 20261118093012345678',
  '신한 110-123-456789',
  '기업은행 123-456789-01-012',
  '4111111111111112',
  '₩30,000 2026-11-18 09:30',
  '94100012****000*',
  '',
])('takes %s for none', (text) => expect(hasCardNumber(text)).toBe(false))
