import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpusFiles, readCorpusFile } from '../../testkit/corpus.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { attributeText } from '../attributeText.ts'
import { createDeidentification } from '../deidentify/createDeidentification.ts'
import { deidentify } from '../deidentify/deidentify.ts'
import { readDicomDir } from '../readDicomDir.ts'
import { writeDicom } from '../write/writeDicom.ts'
import { readInstance } from './readInstance.ts'

/** Runs for each kind of damage; `npm run soak -- fuzz` does many more. */
const RUNS = Number(process.env['PANDOK_FUZZ_RUNS'] ?? 500)

/** Reads everything there is to read; whatever the bytes, none of it throws. */
function readAll(bytes: Uint8Array): void {
  const read = readInstance(bytes)
  expect(typeof read.ok).toBe('boolean')
  readDicomDir(bytes)
  deidentify(bytes, createDeidentification())
  attributeText(bytes, 'StudyDescription')
}

const syntaxes = fc
  .constantFrom('', '.1', '.2', '.1.99', '.5', '.4.50')
  .map((end) => `1.2.840.10008.1.2${end}`)

/** Changes at places of the file, and where it is cut off. */
const damage = fc.record({
  changes: fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 30 }),
  keep: fc.double({ min: 0, max: 1, noNaN: true }),
})

function damaged(
  bytes: Uint8Array,
  { changes, keep }: { changes: [number, number][]; keep: number },
): Uint8Array {
  const copy = bytes.slice(0, keep > 0.5 ? bytes.length : Math.floor(bytes.length * keep * 2))
  for (const [place, value] of changes) {
    if (copy.length > 0) copy[place % copy.length] = value
  }
  return copy
}

const rich = (transferSyntax: string) =>
  makeDicom(
    {
      NumberOfFrames: 3,
      WindowCenter: [1, 2],
      WindowWidth: [3, 4],
      FrameTime: 20,
      VOILUTSequence: [{ LUTDescriptor: [4, 0, 8], LUTData: [1, 2, 3, 4] }],
      OverlayRows: 4,
      OverlayColumns: 6,
      OverlayOrigin: [1, 1],
      OverlayData: new Uint8Array(4),
      PerFrameFunctionalGroupsSequence: [
        { PlanePositionSequence: [{ ImagePositionPatient: [1, 2, 3] }] },
        {},
      ],
      SequenceOfUltrasoundRegions: [{ PhysicalDeltaX: 1 }],
      ShutterShape: 'POLYGONAL',
      VerticesOfThePolygonalShutter: [1, 1, 2, 2, 3, 1],
    },
    { transferSyntax, sequences: 'undefined' },
  )

describe('hostile bytes', () => {
  it('of no kind at all are refused or read, never thrown at', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.boolean(), (random, hasMark) => {
        const head = hasMark ? makeDicom().subarray(0, 132) : new Uint8Array(0)
        const bytes = new Uint8Array(head.length + random.length)
        bytes.set(head)
        bytes.set(random, head.length)
        readAll(bytes)
      }),
      { numRuns: RUNS },
    )
  })

  it('of damaged files are refused or read, in every transfer syntax', () => {
    fc.assert(
      fc.property(syntaxes, damage, (syntax, harm) => readAll(damaged(rich(syntax), harm))),
      { numRuns: RUNS },
    )
  })

  it('of damaged real files are refused or read', () => {
    const small = corpusFiles()
      .map(readCorpusFile)
      .filter(({ length }) => length > 0 && length < 40_000)
    expect(small.length).toBeGreaterThan(100)
    fc.assert(
      fc.property(fc.constantFrom(...small), damage, (bytes, harm) => readAll(damaged(bytes, harm))),
      { numRuns: RUNS },
    )
  })

  it.each(['defined', 'undefined'] as const)(
    'nested a thousand deep with %s lengths come to an end',
    (lengths) => {
      let nested: Record<string, unknown> = { CodeValue: 'x' }
      for (let depth = 0; depth < 1000; depth++) nested = { ContentSequence: [nested] }
      const report = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.11', SOPInstanceUID: '1.2', ...nested }
      const bytes = writeDicom(report as never, { sequences: lengths })
      readAll(bytes)
    },
  )

  it('that open sequences without end come to an end', () => {
    const bytes = new Uint8Array(4 << 20)
    bytes.set(makeDicom().subarray(0, 400))
    const open = Uint8Array.of(
      0x40,
      0,
      0x30,
      0xa7,
      0x53,
      0x51,
      0,
      0,
      255,
      255,
      255,
      255,
      254,
      255,
      0,
      224,
      255,
      255,
      255,
      255,
    )
    for (let at = 400; at + open.length < bytes.length; at += open.length) bytes.set(open, at)
    readAll(bytes)
  })

  it('that promise billions of frames, rows or entries take no room for them', () => {
    const before = process.memoryUsage().arrayBuffers
    for (const elements of [
      { NumberOfFrames: '2147483647', Rows: 1, Columns: 1, PixelData: new Uint8Array(2000) },
      { Rows: 65_535, Columns: 65_535, NumberOfFrames: '99999', PixelData: new Uint8Array(2) },
      { OverlayRows: 65_535, OverlayColumns: 65_535, OverlayData: new Uint8Array(2) },
    ]) {
      readAll(makeDicom(elements))
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50 << 20)
  })
})
