import { expect, it } from 'vitest'
import { grantedTier } from './grantedTier.ts'

const now = new Date('2026-11-15T09:00:00.000Z')
const at = (ms: number) => new Date(now.getTime() + ms)

it.each([
  ['counts for good without an end', null, 'basic'],
  ['counts until its last moment', at(1), 'basic'],
  ['counts no longer from its end on', now, 'free'],
  ['counts no longer after its end', at(-1), 'free'],
])('a grant %s', (_, tierUntil, tier) => {
  expect(grantedTier({ tier: 'basic', tierUntil }, now)).toBe(tier)
})
