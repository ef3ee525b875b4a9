import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { createArchiveWriter } from './createArchiveWriter.ts'

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 7) % 251)

const isSame = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a?.length === b.length && a.every((byte, index) => byte === b[index])

describe('an archive that is written file by file', () => {
  it('has every file whole, packed or not, larger than a slice or empty', async () => {
    const writer = createArchiveWriter()
    const [large, small] = [bytesOf(2_500_000), bytesOf(10)]
    expect(await writer.add('a/large.dcm', large)).toBe(true)
    expect(await writer.add('a/packed.dcm', large, true)).toBe(true)
    expect(await writer.add('small.dcm', small)).toBe(true)
    expect(await writer.add('empty', new Uint8Array())).toBe(true)
    const blob = writer.finish()
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['a/large.dcm', 'a/packed.dcm', 'small.dcm', 'empty'])
    expect(isSame(files['a/large.dcm'], large)).toBe(true)
    expect(isSame(files['a/packed.dcm'], large)).toBe(true)
    expect(isSame(files['small.dcm'], small)).toBe(true)
    expect(files['empty']).toHaveLength(0)
    expect(blob.size).toBeLessThan(large.length * 2)
  })

  it('takes no file that would make it larger than archives can be', async () => {
    const writer = createArchiveWriter({ sizeMax: 1000 })
    expect(await writer.add('one', bytesOf(600), true)).toBe(true)
    expect(await writer.add('two', bytesOf(600), true)).toBe(false)
    const files = unzipSync(new Uint8Array(await writer.finish().arrayBuffer()))
    expect(Object.keys(files)).toEqual(['one'])
  })
})
