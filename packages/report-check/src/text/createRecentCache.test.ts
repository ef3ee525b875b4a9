import { describe, expect, it } from 'vitest'
import { createRecentCache } from './createRecentCache.ts'

const MOST = 20

describe('the cache of recently read text', () => {
  it('R140 keeps an entry that is in use, however much else is read', () => {
    const kept = createRecentCache<number>(MOST)
    kept.set('a sentence that stays', 1)
    for (let press = 0; press < MOST * 10; press += 1) {
      kept.set(`a word of ${press} letters`, press)
      expect(kept.get('a sentence that stays')).toBe(1)
    }
  })

  it('drops an entry that isn’t used', () => {
    const kept = createRecentCache<number>(MOST)
    kept.set('a sentence that was removed', 1)
    for (let press = 0; press < MOST; press += 1) kept.set(`a word of ${press} letters`, press)
    expect(kept.get('a sentence that was removed')).toBeUndefined()
  })
})
