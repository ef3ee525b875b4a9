import { expect, it } from 'vitest'
import { groupedCard } from './groupedCard.ts'

it('groups the digits of a card by four, and leaves other texts unchanged', () => {
  expect(groupedCard('94100012****000*')).toBe('9410-0012-****-000*')
  expect(groupedCard('****1234')).toBe('****1234')
  expect(groupedCard('9410-0012-****-000*')).toBe('9410-0012-****-000*')
})
