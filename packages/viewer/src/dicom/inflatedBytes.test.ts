import { expect, it } from 'vitest'
import { makeDicom } from '../testkit/makeDicom.ts'
import { readRecord } from '../testkit/readImage.ts'
import { inflatedBytes } from './inflatedBytes.ts'

it('trap 6: the frames of a deflated file lie where they are said to in what it inflates to', () => {
  const bytes = makeDicom({}, { transferSyntax: '1.2.840.10008.1.2.1.99' })
  const { content } = readRecord(bytes)
  const [range] = content.kind === 'image' ? (content.frames[0]?.data.ranges ?? []) : []
  expect([...(inflatedBytes(bytes)?.subarray(range?.start, range?.end) ?? [])].slice(0, 6)).toEqual([
    0, 0, 1, 0, 2, 0,
  ])
  const plain = makeDicom()
  expect(inflatedBytes(plain)).toBe(plain)
  expect(inflatedBytes(new Uint8Array(0))).toBeUndefined()
})
