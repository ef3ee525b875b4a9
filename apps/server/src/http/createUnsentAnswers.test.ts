import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { createUnsentAnswers } from './createUnsentAnswers.ts'

const BUSY = expect.objectContaining({ code: 'TOO_MANY_REQUESTS', reason: { retryAfterSeconds: 1 } })

it('lets a caller leave so much unread, and counts each caller by itself', () => {
  const unsent = createUnsentAnswers({ bytesPerCaller: 10_000 })
  unsent.count('a', 10_000, new PassThrough())
  unsent.mustHaveRoom('a')
  unsent.count('a', 5000, new PassThrough())
  expect(() => unsent.mustHaveRoom('a')).toThrow(BUSY)
  unsent.mustHaveRoom('b')
})

it.each([
  ['was fetched', (answer: PassThrough) => answer.resume().end()],
  ['has lost its connection', (answer: PassThrough) => answer.destroy()],
])('forgets an answer that %s', async (_, end) => {
  const unsent = createUnsentAnswers({ bytesPerCaller: 10_000 })
  const answer = new PassThrough()
  unsent.count('a', 20_000, answer)
  expect(() => unsent.mustHaveRoom('a')).toThrow(BUSY)
  end(answer)
  await expect.poll(() => unsent.mustHaveRoom('a')).toBeUndefined()
})

it('does not count small answers', () => {
  const unsent = createUnsentAnswers({ bytesPerCaller: 0 })
  unsent.count('a', 4095, new PassThrough())
  unsent.mustHaveRoom('a')
})
