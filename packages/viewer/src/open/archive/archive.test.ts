import { describe, expect, it } from 'vitest'
import { zipBomb } from '../testkit/zipBomb.ts'
import { zipOf } from '../testkit/zipOf.ts'
import type { ArchiveEntry } from './ArchiveEntry.ts'
import { createUnpackAllowance, entryRefusal } from './createUnpackAllowance.ts'
import { expandFile, type FoundFile } from './expandFile.ts'
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
    const { entries = [] } = (await readArchive(archive)) ?? {}
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
    expect((await readArchive(archive))?.entries).toHaveLength(1)
  })

  it('names its files as Korean Windows wrote them', async () => {
    const archive = await altered(zipOf({ 'AAAA.dcm': 'x' }), (bytes) => {
      for (let at = find(bytes, 0x41, 0x41, 0x41, 0x41); at >= 0; at = find(bytes, 0x41, 0x41, 0x41, 0x41)) {
        bytes.set([0xc8, 0xaf, 0xc0, 0xda], at)
      }
    })
    expect((await readArchive(archive))?.entries[0]?.name).toBe('환자.dcm')
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
    const [entry] = (await readArchive(archive))?.entries ?? []
    expect(entry && (await unpack(archive, entry))).toEqual({ reason: 'archiveEncrypted' })
  })

  it('that unpacks to more than it announces is stopped', async () => {
    const archive = zipOf({ bomb: '0'.repeat(3_000_000) })
    const [entry] = (await readArchive(archive))?.entries ?? []
    if (!entry) throw new Error('no entry')
    expect(await unpack(archive, { ...entry, size: 1000 })).toMatchObject({ reason: 'archiveBroken' })
  })
})

describe('a file that is no image', () => {
  it.each([
    ['GZIP', 'study.tar.gz', [0x1f, 0x8b, 8, 0]],
    ['RAR', 'study.rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 7, 1, 0]],
    ['7-Zip', 'study.7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
    ['TAR', 'study.tar', [...new Array(257).fill(0), ...new TextEncoder().encode('ustar')]],
  ])('V10 but an archive of another kind is named so: %s', async (kind, name, bytes) => {
    const files: FoundFile[] = []
    for await (const file of expandFile({ name, blob: new Blob([Uint8Array.from(bytes)]) })) files.push(file)
    expect(files).toMatchObject([{ refusal: { reason: 'kindUnsupported', detail: kind } }])
  })

  it('V10 nor the reader’s, as those that systems put into folders, isn’t named', async () => {
    const fork = String.fromCharCode(0, 5, 22, 7)
    const archive = zipOf({
      'CD/IM1': 'an image',
      'CD/._IM1': fork,
      '__MACOSX/CD/._IM1.dcm': fork,
      'CD/.DS_Store': 'x',
      'CD/Thumbs.db': 'x',
      'CD/._odd': 'an image of an odd name',
    })
    expect((await found(archive)).map(({ source }) => source.name)).toEqual([
      'a.zip/CD/IM1',
      'a.zip/CD/._odd',
    ])
  })

  it('V10 says by which compression it can’t be unpacked', async () => {
    const archive = zipOf({ a: 'x'.repeat(999) })
    const [entry] = (await readArchive(archive))?.entries ?? []
    if (!entry) throw new Error('no entry')
    expect(await unpack(archive, { ...entry, method: 9 })).toEqual({
      reason: 'kindUnsupported',
      detail: 'ZIP, Deflate64',
    })
  })
})

const MIB = 1024 ** 2
const entryOf = (changes: Partial<ArchiveEntry>): ArchiveEntry => ({
  name: 'a',
  method: 8,
  isEncrypted: false,
  packedSize: MIB,
  size: 2 * MIB,
  headerAt: 0,
  ...changes,
})

/** Tells which of its bytes were asked for. */
class WatchedBlob extends Blob {
  reads: [number, number][] = []
  override slice(start = 0, end = this.size): Blob {
    this.reads.push([start, Math.min(end, this.size)])
    return super.slice(start, end)
  }
}

async function found(blob: Blob): Promise<FoundFile[]> {
  const all: FoundFile[] = []
  for await (const one of expandFile({ name: 'a.zip', blob })) all.push(one)
  return all
}

it('V10 says how many files of an archive were left out because they are too many', async () => {
  const archive = zipOf({ a: 'x', b: 'y', c: 'z' })
  const files: FoundFile[] = []
  for await (const file of expandFile({ name: 'study.zip', blob: archive }, 0, { entriesMax: 2 }))
    files.push(file)
  expect(files.map(({ source }) => source.name)).toEqual(['study.zip/a', 'study.zip/b', 'study.zip'])
  expect(files[2]).toMatchObject({ refusal: { reason: 'archiveTooMany', detail: '1' } })
})

describe('an archive that unfolds to more than images do', () => {
  it('V14 is refused at once: 3 MB that hold 3 GB, of which nothing is unpacked', async () => {
    const bomb = zipBomb({ copies: 192 })
    const archive = new WatchedBlob([bomb.archive])
    expect(archive.size).toBeLessThan(3.3 * MIB)
    expect(bomb.size).toBe(3 * 1024 ** 3)
    expect(await found(archive)).toMatchObject([{ refusal: { reason: 'archiveOversized' } }])
    // The first bytes tell that it is an archive, the last ones what is in it.
    const dataReads = archive.reads.filter(([start, end]) => start > 132 && end < archive.size - 200_000)
    expect(dataReads).toEqual([])
  })

  it('V14 is stopped where it announces less than it holds', async () => {
    const { archive } = zipBomb({ copies: 192, announced: 20 * MIB })
    expect(await found(archive)).toMatchObject([
      { refusal: { reason: 'archiveBroken', detail: 'more than announced' } },
    ])
  })

  it('V14 is refused for the sum of its files, and of those in archives within', async () => {
    const many = Array.from({ length: 4 }, () => entryOf({ packedSize: 1000, size: 200 * MIB }))
    expect(createUnpackAllowance(4000).takeArchive(many)).toEqual({ reason: 'archiveOversized' })
    const allowance = createUnpackAllowance(4000)
    expect(allowance.takeArchive(many.slice(0, 2))).toBeUndefined()
    expect(allowance.takeArchive(many.slice(0, 2))).toEqual({ reason: 'archiveOversized' })
    const bomb = zipBomb({ copies: 192 }).archive
    const outer = zipOf({ 'inner.zip.raw': new Uint8Array(await bomb.arrayBuffer()) })
    expect(await found(outer)).toMatchObject([{ refusal: { reason: 'archiveOversized' } }])
  })

  it('is not what a study of gigabytes is, nor a small mask that is nearly empty', () => {
    const study = Array.from({ length: 8000 }, () => entryOf({}))
    expect(createUnpackAllowance(8000 * MIB).takeArchive(study)).toBeUndefined()
    expect(entryRefusal(entryOf({ packedSize: 80_000, size: 80 * MIB }))).toBeUndefined()
    expect(entryRefusal(entryOf({ packedSize: MIB, size: 300 * MIB }))).toEqual({
      reason: 'archiveOversized',
    })
    expect(entryRefusal(entryOf({ packedSize: 1024 * MIB, size: 3000 * MIB }))).toEqual({
      reason: 'tooLarge',
    })
    // A slide that lies in the archive as it is takes no memory, whatever its size.
    const slide = entryOf({ method: 0, packedSize: 6000 * MIB, size: 6000 * MIB })
    expect(entryRefusal(slide)).toBeUndefined()
    expect(createUnpackAllowance(6001 * MIB).takeArchive([slide])).toBeUndefined()
  })
})
