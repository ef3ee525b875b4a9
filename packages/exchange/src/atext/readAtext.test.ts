import { describe, expect, it } from 'vitest'
import { readFile } from '../readFile.ts'
import { lz4At, unpackLz4 } from './unpackLz4.ts'

/**
 * The file has a group with a text, a formatted text, a script and a picture, and a snippet outside of it. It
 * was packed by the program `lz4`.
 */
const FILE = Uint8Array.from(
  Buffer.from(
    '77u/eyIwIjoiZDJhYiIsIjEiOnRydWV9AAQiTRhkQKdeAQAA4Ft7IjAiOiAidSIsICIyCgCQ67O167aAIENUEgDkOTkiOiAxLCAiMTMiOiAtABBhGwAQMREAQCJsdm4NAFRsdjIiXUIAwExpdmVyIG5vcm1hbB0AADsAICJ0CgAQNGEA8ArqsIQ6IOygleyDgS4gU2l6ZSBbZmllbGQ6DADwB10gY21cbk5vIGZvY2FsIGxlc2lvbi48ABAxngAFiwAzMTYwAQAzfSwgxAARYicAAZcAJnJ0jwBAUmljaBoAAYcAEHIKAAGHAAAJABA1kADQPHA+RmF0dHkgPGI+bLsA4DwvYj4sIG1pbGQ8L3A+KAAB/gAWMmoAEXMVAAFqACFzY2oAAV0AARcAAV0AlnRlbGwgYXBwIjQAFnA0ACZwaTQARnAifV0lABRjJQBwInNpbmdsZQ8AAPgAMSJUb0AAAWcABksB8AlOZXN0ZWQ6IFtzbmlwcGV0Omx2bl0ifV0AAAAAlKIvHA==',
    'base64',
  ),
)
const read = (bytes: Uint8Array) => readFile(bytes, 'Data.atext', { locale: 'ko' })

describe('readAtext', () => {
  it('reads groups and snippets with their fields, and lists what isn’t text', () => {
    const { format, entries, losses } = read(FILE)
    expect(format).toBe('atext')
    expect(entries).toMatchObject([
      {
        trigger: 'lvn',
        title: 'Liver normal',
        group: '복부 CT',
        texts: [{ text: '간: 정상. Size [Size := ] cm\nNo focal lesion.' }],
      },
      { trigger: 'rt', title: 'Rich', group: '복부 CT', texts: [{ text: 'Fatty liver, mild' }] },
      {
        trigger: 'single',
        title: 'Top',
        texts: [{ text: 'Nested: 간: 정상. Size [Size := ] cm\nNo focal lesion.' }],
      },
    ])
    expect(losses.map(({ code, excerpt }) => [code, excerpt])).toEqual([
      ['duplicate', 'lvn lv2'],
      ['formatting', 'rt'],
      ['command', 'sc: tell app'],
      ['image', 'pi'],
    ])
  })

  it('names a file that is cut off or packed wrongly, and takes nothing from it', () => {
    for (const bytes of [FILE.slice(0, -20), FILE.map((byte, at) => (at === 70 ? byte ^ 0xff : byte))])
      expect(read(bytes)).toMatchObject({ format: 'atext', entries: [], losses: [{ code: 'broken' }] })
  })
})

describe('unpackLz4', () => {
  const framed = (...block: number[]) =>
    Uint8Array.of(0x04, 0x22, 0x4d, 0x18, 0x60, 0x40, 0, block.length, 0, 0, 0, ...block, 0, 0, 0, 0)
  const unpacked = (bytes: Uint8Array) => {
    const found = unpackLz4(bytes, lz4At(bytes, 100) ?? 0)
    return [new TextDecoder().decode(found.bytes), found.isWhole]
  }

  it('repeats bytes that overlap themselves', () => {
    expect(unpacked(framed(0x15, 0x61, 1, 0, 0x10, 0x62))).toEqual([`${'a'.repeat(10)}b`, true])
  })

  it.each([
    ['that reaches before the start', [0x15, 0x61, 9, 0]],
    ['of no distance', [0x15, 0x61, 0, 0]],
    ['with fewer bytes than it says', [0xf0, 0x10, 0x61]],
  ])('stops at a step %s', (_, block) => {
    expect(unpacked(framed(...block))[1]).toBe(false)
  })

  it('stops before the output becomes too large', () => {
    // Each byte of a length adds 255.
    const bytes = new Uint8Array(500_100).fill(255)
    bytes.set([0x04, 0x22, 0x4d, 0x18, 0x60, 0x40, 0, 0x24, 0xa1, 0x07, 0, 0x1f, 0x61, 1, 0])
    bytes[500_010] = 0
    expect(unpackLz4(bytes, 0)).toMatchObject({ isWhole: false, bytes: { length: 1 } })
  })
})
