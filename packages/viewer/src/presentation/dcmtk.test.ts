import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import { windowOf } from '../display/gray/windowOf.ts'
import { renderPixels } from '../display/paint/cpu/renderPixels.ts'
import { paintImageOf } from '../display/paint/PaintTask.ts'
import type { PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import { decodeRealFrame } from '../pixels/testkit/decodeRealFrame.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { hasTools } from '../testkit/judge.ts'
import { makePresentation } from '../testkit/makePresentation.ts'
import { presentedFrame } from './presentedFrame.ts'

const folder = mkdtempSync(join(tmpdir(), 'pr-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hasJudge = hasTools(['dcmp2pgm'], ['dcmtk'])

function frameOf(bytes: Uint8Array): StackFrame {
  const read = readInstance(bytes)
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('no image')
  const { content } = read.record
  const [frame] = content.frames
  if (!frame) throw new Error('no frame')
  return {
    id: 'a#1',
    instance: { id: 'a', record: read.record, source: { name: '', blob: new Blob([]) } },
    image: content,
    frame,
  }
}

function stateOf(bytes: Uint8Array): PresentationContent {
  const read = readInstance(bytes)
  if (!read.ok || read.record.content.kind !== 'presentation') throw new Error('no presentation state')
  return read.record.content
}

/** Gray levels by our painter, pixel for pixel. */
async function ours(image: Uint8Array, state: Uint8Array): Promise<Uint8Array> {
  const shown = presentedFrame(frameOf(image), stateOf(state))
  const decoded = await decodeRealFrame(image)
  const { columns, rows } = decoded
  const rgba = renderPixels(
    {
      image: paintImageOf(shown, decoded),
      appearance: windowOf(shown, decoded, { kind: 'auto' }),
      isInverted: false,
      isSmooth: false,
      matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
    },
    columns,
    rows,
  )
  return Uint8Array.from({ length: columns * rows }, (_, index) => rgba[index * 4] ?? 0)
}

/** Applies the state with dcmtk. */
function theirs(image: Uint8Array, state: Uint8Array): Uint8Array {
  const [imagePath, statePath, outPath] = ['i.dcm', 's.dcm', 'o.pgm'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(imagePath, image)
  writeFileSync(statePath, state)
  const { stderr, status } = spawnSync('dcmp2pgm', ['-p', statePath, imagePath, outPath], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const pgm = readFileSync(outPath)
  const head = /^P5\s(?:#.*\s)*(\d+)\s(\d+)\s(\d+)\s/u.exec(pgm.subarray(0, 400).toString('latin1'))
  if (!head) throw new Error(pgm.subarray(0, 60).toString('latin1'))
  return new Uint8Array(pgm.subarray(head[0].length))
}

function made(image: Uint8Array): Uint8Array {
  const [imagePath, statePath] = [join(folder, 'm.dcm'), join(folder, 'ps.dcm')]
  writeFileSync(imagePath, image)
  const { stderr, status } = spawnSync('dcmpsmk', [imagePath, statePath], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return readFileSync(statePath)
}

const farthest = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0)

const CT = 'cs3d/CTImage.dcm_LittleEndianExplicitTransferSyntax_1.2.840.10008.1.2.1.dcm'
const IMAGES = [CT, 'highdicom/ct_image.dcm', 'debian/dicom3tools-0051-MR.dcm', 'made/monochrome1.dcm']

describe.runIf(hasJudge)('a picture under a presentation state', () => {
  it.each(IMAGES)('made by dcmtk for %s is as dcmtk paints it', async (path) => {
    const image = readCorpusFile(path)
    const state = made(image)
    const [mine, other] = [await ours(image, state), theirs(image, state)]
    expect(other.length).toBe(mine.length)
    expect(farthest(mine, other)).toBeLessThanOrEqual(1)
  })

  it('made by dcmtk has the overlays that dcmtk copied into it', async () => {
    const image = readCorpusFile('pydicom/test_files/examples_overlay.dcm')
    const state = stateOf(made(image))
    const { overlays } = frameOf(image).frame
    expect(overlays.length).toBeGreaterThan(0)
    expect(state.overlayGroups).toEqual([])
    expect(presentedFrame(frameOf(image), state).frame.overlays).toEqual(overlays)
  })

  const rescale = { RescaleSlope: 1, RescaleIntercept: -1024, RescaleType: 'HU' }
  const narrow = { SoftcopyVOILUTSequence: [{ WindowCenter: 40, WindowWidth: 350 }] }
  const ramp = (length: number, entry: (index: number) => number) =>
    Uint16Array.from({ length }, (_, i) => entry(i))
  const us = (...value: number[]) => ({ vr: 'US', value })

  // dcmp2pgm leaves shutters and annotations out, and knows no VOI LUT Function in a state.
  it.each<[string, DicomDataset]>([
    ['a window', narrow],
    ['nothing said of the window', {}],
    ['the inverse', { ...narrow, PresentationLUTShape: 'INVERSE' }],
    [
      'a table in the place of a window',
      {
        SoftcopyVOILUTSequence: [
          {
            VOILUTSequence: [
              {
                LUTDescriptor: us(1024, 65136, 12),
                LUTData: ramp(1024, (i) => Math.floor(i ** 2 / 256)),
                LUTExplanation: 'curve',
              },
            ],
          },
        ],
      },
    ],
    [
      'a presentation table behind the window',
      {
        ...narrow,
        PresentationLUTShape: undefined,
        PresentationLUTSequence: [
          { LUTDescriptor: us(4096, 0, 12), LUTData: ramp(4096, (i) => 4095 - Math.floor(i ** 2 / 4096)) },
        ],
      },
    ],
    // Twice as many values as a table of a file may have.
    [
      'a presentation table behind a slope of 2',
      {
        RescaleSlope: 2,
        SoftcopyVOILUTSequence: [{ WindowCenter: 1587, WindowWidth: 4034 }],
        PresentationLUTShape: undefined,
        PresentationLUTSequence: [
          { LUTDescriptor: us(4096, 0, 12), LUTData: ramp(4096, (i) => 4095 - Math.floor(i ** 2 / 4096)) },
        ],
      },
    ],
  ])('with %s is as dcmtk paints it', async (_, elements) => {
    const image = readCorpusFile(CT)
    const { sopInstance } = frameOf(image).instance.record
    const state = makePresentation(sopInstance, { ...rescale, ...required(image), ...elements })
    const [mine, other] = [await ours(image, state), theirs(image, state)]
    expect(new Set(other).size).toBeGreaterThan(1)
    expect(farthest(mine, other)).toBeLessThanOrEqual(1)
  })
})

/** What dcmtk asks of a state before it reads it. */
function required(image: Uint8Array): DicomDataset {
  const { record } = frameOf(image).instance
  const { columns, rows } = frameOf(image).image.format
  const reference = { ReferencedSOPClassUID: record.sopClass, ReferencedSOPInstanceUID: record.sopInstance }
  return {
    StudyInstanceUID: record.study.uid,
    PresentationCreationDate: '20260102',
    PresentationCreationTime: '101112',
    InstanceNumber: 1,
    ReferencedSeriesSequence: [
      { SeriesInstanceUID: record.series.uid, ReferencedImageSequence: [reference] },
    ],
    DisplayedAreaSelectionSequence: [
      {
        DisplayedAreaTopLeftHandCorner: [1, 1],
        DisplayedAreaBottomRightHandCorner: [columns, rows],
        PresentationSizeMode: 'SCALE TO FIT',
        PresentationPixelSpacing: [1, 1],
      },
    ],
  }
}
