import { expect, it } from 'vitest'
import { createPacer } from './createPacer.ts'

function setUp() {
  let now = 0
  const rests: number[] = []
  const pause = createPacer(
    () => now,
    async (ms) => {
      rests.push(ms)
      now += ms
    },
  )
  const step = (ms: number) => {
    now += ms
    return pause()
  }
  return { rests, step }
}

it('rests four times as long as a step took', async () => {
  const { rests, step } = setUp()
  await step(10)
  await step(25)
  expect(rests).toEqual([40, 100])
})

it('puts short steps together, so that many of them rest as well', async () => {
  const { rests, step } = setUp()
  for (let count = 0; count < 8; count++) await step(0.5)
  expect(rests).toEqual([8, 8])
})
