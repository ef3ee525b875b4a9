import { describe, expect, it, vi } from 'vitest'
import { readArchive } from '../open/archive/readArchive.ts'
import { unpack } from '../open/archive/unpack.ts'
import { zipOf } from '../open/testkit/zipOf.ts'
import { localBlob, rangedBlob } from './RangedBlob.ts'

/** A file elsewhere, and which parts of it were asked for. */
function elsewhere(content: Blob) {
  const asked: [number, number][] = []
  const blob = rangedBlob(content.size, async (start, end) => {
    asked.push([start, end])
    return content.slice(start, end)
  })
  return { blob, asked }
}

const bytes = (count: number) => new Blob([new Uint8Array(count).map((_, at) => at % 251)])

describe('a file that is read in parts', () => {
  it('asks for the very bytes that are read, and for none before', async () => {
    const content = bytes(10_000)
    const { blob, asked } = elsewhere(content)
    expect([blob.size, blob.slice(10, 20).size, blob.slice(-5).size, blob.slice(20, 10).size]).toEqual([
      10_000, 10, 5, 0,
    ])
    expect(asked).toEqual([])
    const part = blob.slice(1000, 3000).slice(500, 600)
    expect(await part.arrayBuffer()).toEqual(await content.slice(1500, 1600).arrayBuffer())
    expect(asked).toEqual([[1500, 1600]])
    expect((await blob.slice(0, 0).arrayBuffer()).byteLength).toBe(0)
    expect(asked).toHaveLength(1)
  })

  it('gives what was read ahead without asking again, until it is let go', async () => {
    const content = bytes(5000)
    const { blob, asked } = elsewhere(content)
    blob.readAhead(1000)
    blob.readAhead(1000)
    expect(await blob.slice(4, 900).arrayBuffer()).toEqual(await content.slice(4, 900).arrayBuffer())
    expect(asked).toEqual([[0, 1000]])
    await blob.slice(0, 1001).arrayBuffer()
    blob.forgetHead()
    await blob.slice(0, 4).arrayBuffer()
    expect(asked.slice(1)).toEqual([
      [0, 1001],
      [0, 4],
    ])
  })

  it('becomes a blob that the browser can read, with its type', async () => {
    const { blob } = elsewhere(new Blob(['%PDF-1.7 and more']))
    const near = await localBlob(blob.slice(0, 8, 'application/pdf'))
    expect([near.type, await near.text()]).toEqual(['application/pdf', '%PDF-1.7'])
    const own = new Blob(['x'])
    expect(await localBlob(own)).toBe(own)
  })

  it('rejects where fewer bytes come than there were', async () => {
    const blob = rangedBlob(100, async () => new Blob(['short']))
    await expect(blob.arrayBuffer()).rejects.toThrow('not what it was')
  })

  it('says so when it is read, not before, that the beginning could not be had', async () => {
    const read = vi.fn(async (): Promise<Blob> => Promise.reject(new Error('gone')))
    const blob = rangedBlob(100, read)
    blob.readAhead(50)
    await expect(blob.slice(0, 10).arrayBuffer()).rejects.toThrow('gone')
    expect(read).toHaveBeenCalledOnce()
  })

  it('is unpacked where it is an archive, packed or not', async () => {
    const { blob } = elsewhere(zipOf({ 'packed.txt': 'a'.repeat(10_000), 'plain.raw': 'as it is' }))
    const texts: string[] = []
    for (const entry of (await readArchive(blob))?.entries ?? []) {
      const content = await unpack(blob, entry)
      if (content instanceof Blob) texts.push(await content.text())
    }
    expect(texts).toEqual(['a'.repeat(10_000), 'as it is'])
  })
})
