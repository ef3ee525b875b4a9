import { describe, expect, it } from 'vitest'
import { zipOf } from '../testkit/zipOf.ts'
import { readArchive } from './readArchive.ts'
import { unpack } from './unpack.ts'

const textOf = async (content: unknown) => (content instanceof Blob ? await content.text() : content)

/** The same bytes with some of them changed. */
async function altered(blob: Blob, change: (bytes: Uint8Array) => void): Promise<Blob> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  change(bytes)
  return new Blob([bytes])
}

const find = (bytes: Uint8Array, ...signature: number[]) =>
  bytes.findIndex((_, i) => signature.every((byte, k) => bytes[i + k] === byte))

describe('an archive', () => {
  it('yields its files, packed or not, without its folders', async () => {
    const archive = zipOf({ 'a/one.dcm': 'x'.repeat(5000), 'a/two.raw': 'as it is', 'b/': '' })
    const entries = (await readArchive(archive)) ?? []
    expect(entries.map(({ name, size }) => [name, size])).toEqual([
      ['a/one.dcm', 5000],
      ['a/two.raw', 8],
    ])
    const contents = await Promise.all(entries.map((entry) => unpack(archive, entry)))
    expect(await Promise.all(contents.map(textOf))).toEqual(['x'.repeat(5000), 'as it is'])
  })

  it('is read with a comment at its end', async () => {
    const archive = await altered(new Blob([zipOf({ a: 'x' }), 'a comment']), (bytes) => {
      const end = find(bytes, 0x50, 0x4b, 5, 6)
      bytes[end + 20] = 9
    })
    expect(await readArchive(archive)).toHaveLength(1)
  })

  it('names its files as Korean Windows wrote them', async () => {
    const archive = await altered(zipOf({ 'AAAA.dcm': 'x' }), (bytes) => {
      for (let at = find(bytes, 0x41, 0x41, 0x41, 0x41); at >= 0; at = find(bytes, 0x41, 0x41, 0x41, 0x41)) {
        bytes.set([0xc8, 0xaf, 0xc0, 0xda], at)
      }
    })
    expect((await readArchive(archive))?.[0]?.name).toBe('환자.dcm')
  })

  it('that is cut off, or is none, is told apart', async () => {
    const archive = zipOf({ a: 'x'.repeat(999) })
    expect(await readArchive(archive.slice(0, archive.size - 30))).toBeUndefined()
    expect(await readArchive(new Blob(['PK\u0003\u0004 and nothing more']))).toBeUndefined()
    const lying = await altered(archive, (bytes) => {
      const end = find(bytes, 0x50, 0x4b, 5, 6)
      bytes[end + 16] = 0xff
      bytes[end + 17] = 0xff
    })
    expect(await readArchive(lying)).toBeUndefined()
  })

  it('with a password says so', async () => {
    const archive = await altered(zipOf({ a: 'x' }), (bytes) => {
      bytes[find(bytes, 0x50, 0x4b, 1, 2) + 8] = 1
    })
    const [entry] = (await readArchive(archive)) ?? []
    expect(entry && (await unpack(archive, entry))).toEqual({ reason: 'archiveEncrypted' })
  })

  it('that unpacks to more than it announces is stopped', async () => {
    const archive = zipOf({ bomb: '0'.repeat(3_000_000) })
    const [entry] = (await readArchive(archive)) ?? []
    if (!entry) throw new Error('no entry')
    expect(await unpack(archive, { ...entry, size: 1000 })).toMatchObject({ reason: 'archiveBroken' })
    expect(await unpack(archive, { ...entry, size: 5 * 1024 ** 3 })).toEqual({ reason: 'tooLarge' })
  })
})
