import { deflateSync } from 'fflate'
import { expect, it } from 'vitest'
import { inflate } from './inflate.ts'

const data = new Uint8Array(60_000).map((_, index) => (index * 7919) >> 8)

it('bytes that were deflated come back', () => {
  expect(inflate(deflateSync(data))).toEqual(data)
})

it('trap 11: of bytes that are cut off, what came before comes back', () => {
  const deflated = deflateSync(data)
  const part = inflate(deflated.subarray(0, deflated.length >> 1))
  expect(part?.length).toBeGreaterThan(1000)
  expect(part).toEqual(data.subarray(0, part?.length))
})

it('bytes that promise a thousandfold are given up before they fill the memory', () => {
  expect(inflate(deflateSync(new Uint8Array(5_000_000)), 1_000_000)).toBeUndefined()
})
