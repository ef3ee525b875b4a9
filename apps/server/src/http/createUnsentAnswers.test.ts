import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createUnsentAnswers } from './createUnsentAnswers.ts'

const BUSY = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', reason: { retryAfterSeconds: 1 } })

const MINA = { memberId: 'mem_mina' }

it('lets a member leave so much unread, and counts each by itself', () => {
  const unsent = createUnsentAnswers({ bytesPerMember: 10_000 })
  unsent.count(MINA, 10_000, new PassThrough())
  unsent.mustHaveRoom(MINA)
  unsent.count(MINA, 5000, new PassThrough())
  expect(() => unsent.mustHaveRoom(MINA)).toThrow(BUSY)
  unsent.mustHaveRoom({ memberId: 'mem_jun' })
})

it('lets the visitors of a network leave more, together', () => {
  const unsent = createUnsentAnswers({ bytesPerMember: 10_000, bytesPerNetwork: 20_000 })
  unsent.count({ address: '2001:db8::1' }, 15_000, new PassThrough())
  unsent.mustHaveRoom({ address: '2001:db8::2' })
  unsent.count({ address: '2001:db8::2' }, 15_000, new PassThrough())
  expect(() => unsent.mustHaveRoom({ address: '2001:db8::3' })).toThrow(BUSY)
  unsent.mustHaveRoom({ address: '2001:db8:0:1::1' })
})

it.each([
  ['was fetched', (answer: PassThrough) => answer.resume().end()],
  ['has lost its connection', (answer: PassThrough) => answer.destroy()],
])('forgets an answer that %s', async (_, end) => {
  const unsent = createUnsentAnswers({ bytesPerMember: 10_000 })
  const answer = new PassThrough()
  unsent.count(MINA, 20_000, answer)
  expect(() => unsent.mustHaveRoom(MINA)).toThrow(BUSY)
  end(answer)
  await expect.poll(() => unsent.mustHaveRoom(MINA)).toBeUndefined()
})

it('does not count small answers', () => {
  const unsent = createUnsentAnswers({ bytesPerMember: 0 })
  unsent.count(MINA, 4095, new PassThrough())
  unsent.mustHaveRoom(MINA)
})
