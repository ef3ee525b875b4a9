import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './createPasswordHasher.ts'

const hasher = createPasswordHasher({ atOnce: 1 })

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes and one lane, and differently each time', async () => {
    const [one, two] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  it('matches its own hash and no other', async () => {
    const stored = await hasher.hash('correct horse')
    expect(await hasher.verify(stored, 'correct horse')).toBe(true)
    expect(await hasher.verify(stored, 'correct hors')).toBe(false)
  })

  it('matches nothing where there is no hash, or none that anybody could have', async () => {
    expect(await hasher.verify(null, 'correct horse')).toBe(false)
    expect(await hasher.verify('', '')).toBe(false)
    expect(await hasher.verify('!', '!')).toBe(false)
  })
})

it('does the same work for nobody as for somebody', async () => {
  const compared: string[] = []
  const watched = createPasswordHasher({
    atOnce: 1,
    compare: async (stored) => {
      compared.push(String(stored))
      return false
    },
  })
  const stored = await watched.hash('correct horse')
  for (const hash of [stored, null, '!']) await watched.verify(hash, 'wrong')
  const costs = compared.map((hash) => hash.split('$').slice(0, 4).join('$'))
  expect(costs).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'))
})

it('refuses at once when too many wait', async () => {
  const small = createPasswordHasher({ atOnce: 1, waiting: 2 })
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => small.hash('x')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(results.at(-1)).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS' } })
})
