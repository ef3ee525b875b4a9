import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@pandok/domain'
import { afterAll, describe, expect, it } from 'vitest'
import type {
  DrawingTool,
  Measurement,
  MeasurementPlace,
  Quantity,
  SpacingSource,
} from '../../model/Measurement.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { readCorpusFile } from '../../testkit/corpus.ts'
import { hasTools } from '../../testkit/judge.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { makeLengths } from '../../testkit/makeLengths.ts'
import { PLANE_CALIBRATION, slideCalibration } from '../calibration/otherCalibrations.ts'
import { contextOf } from '../reading/contextOf.ts'
import type { PixelSampler } from '../reading/PixelSampler.ts'
import { readingsOf } from '../reading/readingsOf.ts'
import { type FrameOptions, frameWith, pointsOf } from '../testkit/frameWith.ts'
import type { SrWords } from './measurementGroup.ts'
import { readReportedGroups, readStructuredReport } from './readStructuredReport.ts'
import { type SrItem, srImageOf } from './SrImage.ts'
import { type StructuredReportParts, toStructuredReport } from './toStructuredReport.ts'

const folder = mkdtempSync(join(tmpdir(), 'sr-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hasJudges = hasTools(['dciodvfy', 'dsrdump'], ['dicom3tools', 'dcmtk'])

const words: SrWords = {
  sources: new Proxy({} as Record<SpacingSource, string>, { get: (_, name) => `간격 출처 ${String(name)}` }),
  quantities: new Proxy({} as Record<Quantity, string>, { get: (_, name) => `항목 ${String(name)}` }),
  notice: '1차 판독용이 아님',
}
const pixels: PixelSampler = { rows: 64, columns: 64, valueAt: (x, y) => x - y, unit: 'HU', resolution: 1 }

const EXAMPLES: Readonly<Record<DrawingTool, string>> = {
  length: '10 10; 50 40',
  bidirectional: '10 30; 50 30; 30 20; 30 45',
  angle: '10 50; 10 10; 50 10',
  cobb: '10 10; 50 15; 10 60; 50 50',
  ratio: '10 10; 50 10; 5 60; 60 60',
  rectangle: '10 10; 50 40',
  ellipse: '10 10; 50 60',
  freehand: '10 10; 50 10.5; 50 40; 10 40',
  probe: '10.5 20.25',
  arrow: '10 10; 50 40',
  text: '10 10',
  counter: '10 10; 20 20; 50 40',
  vertebra: '12 8',
  path: '10 10; 20 20; 50 40; 60 20',
}

const ENHANCED_CT = '1.2.840.10008.5.1.4.1.1.2.1'

let numbers = 0
function itemOn(frame: StackFrame, tool: DrawingTool, label = ''): SrItem {
  numbers++
  const place: MeasurementPlace = { on: 'frame', frame: frame.id }
  const points = pointsOf(EXAMPLES[tool])
  const measurement: Measurement = { id: `m${numbers}`, tool, place, points, label, number: numbers }
  const context = { ...contextOf(frame, measurement), pixels }
  const readings = readingsOf(measurement, context)
  return { measurement, readings, calibration: context.calibration, images: [srImageOf(frame)] }
}

const ct = (options: FrameOptions = {}) => frameWith({ spacing: { pixel: [0.7, 0.7] }, ...options })

let uids = 0
const newUid = () => `2.25.77.${++uids}`

function partsWith(
  items: readonly SrItem[],
  more: Partial<StructuredReportParts> = {},
): StructuredReportParts {
  const { patient, study } = ct().instance.record
  return {
    items,
    patient,
    study,
    modality: 'CT',
    locale: 'ko',
    words,
    newUid,
    observer: 'Kim^Yuna=金^妍兒=김^연아',
    program: { name: 'Pandok', version: '0.1.0' },
    now: new Date(2026, 0, 2, 10, 11, 12),
    deviceUid: '2.25.4711',
    uidOf: ({ number }) => `2.25.88.${number}`,
    ...more,
  }
}

function written(parts: StructuredReportParts): string {
  const result = toStructuredReport(parts)
  if (!result.ok) throw new Error(result.reason)
  const path = join(folder, `${result.sopInstance}.dcm`)
  writeFileSync(path, result.bytes)
  return path
}

const run = (tool: string, ...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(tool, args, { encoding: 'utf8' })
  return { text: stdout, errors: stderr, status }
}

/** What the validator has against a file, without the line that names its class. */
const complaints = (path: string) => {
  const { text, errors } = run('dciodvfy', path)
  return `${text}${errors}`
    .split('\n')
    .filter((line) => line !== '' && !/^Comprehensive(?:3D)?SR$/u.test(line))
}
const dump = (path: string) => {
  const { text, errors, status } = run('dsrdump', '+Pl', '-Ei', path)
  // The tool says of itself that it can't check the letters of UTF-8.
  expect(errors.split('\n').filter((line) => line !== '' && !line.includes('ISO_IR 192'))).toEqual([])
  expect(status).toBe(0)
  return text
}

describe.skipIf(!hasJudges)('trap 53: a structured report, judged by dciodvfy and dsrdump', () => {
  it.each(Object.keys(EXAMPLES) as DrawingTool[])('of a %s has no error and no warning', (tool) => {
    const path = written(partsWith([itemOn(ct(), tool, '결절 하나')]))
    expect(complaints(path)).toEqual([])
    expect(dump(path)).toContain('결절 하나')
  })

  it('notices what is wrong: the judge is not asleep', () => {
    const result = toStructuredReport(partsWith([itemOn(ct(), 'length')], { deviceUid: 'no uid' }))
    if (!result.ok) throw new Error(result.reason)
    const path = join(folder, 'wrong.dcm')
    writeFileSync(path, result.bytes)
    expect(complaints(path).join()).toContain('Error')
  })

  it.each(LOCALES)('says its language and its words in %s', (locale: Locale) => {
    const path = written(
      partsWith([itemOn(ct(), 'length')], { locale, words: { ...words, notice: NOTICES[locale] } }),
    )
    expect(complaints(path)).toEqual([])
    expect(dump(path)).toContain(NOTICES[locale])
  })

  it('refers to the frame of a file with several, and to a study that is not its own', () => {
    const frame = ct({ frames: 5, frameNumber: 3, sopInstance: '2.25.5', sopClass: ENHANCED_CT })
    const prior = ct({ study: { uid: '2.25.2' }, series: { uid: '2.25.2.1' }, sopInstance: '2.25.2.1.1' })
    const path = written(partsWith([itemOn(frame, 'length'), itemOn(frame, 'probe'), itemOn(prior, 'angle')]))
    expect(complaints(path)).toEqual([])
    const { text } = run('dcmdump', '+L', path)
    expect(text.match(/ReferencedFrameNumber/gu)).toHaveLength(2)
    expect(text).toMatch(/IS \[3\].*ReferencedFrameNumber/u)
    expect(text).toContain('PertinentOtherEvidenceSequence')
    expect(text).not.toContain('SRT')
  })

  it('says velocities in words, with their place, and calls the signal of a magnetic resonance by its name', () => {
    const spectrum = {
      minX: 0,
      minY: 0,
      maxX: 63,
      maxY: 63,
      deltaX: 0.01,
      deltaY: -2,
      spatialFormat: 3,
      dataType: 3,
      ...({ unitX: 's', unitY: 'cm/s' } as const),
    }
    const path = written(
      partsWith([itemOn(frameWith({ regions: [spectrum] }), 'length')], { modality: 'US' }),
    )
    expect(complaints(path)).toEqual([])
    expect(dump(path)).toContain('항목 velocity: 60 cm/s')
    const item = itemOn(ct(), 'ellipse')
    const readings = item.readings.map((one) => ({ ...one, unit: one.unit.replace('HU', '') }))
    const signal = written(partsWith([{ ...item, readings }], { modality: 'MR' }))
    expect(complaints(signal)).toEqual([])
    expect(dump(signal)).toContain('"MR signal intensity"')
  })

  it('does not repeat nonsense of the file', () => {
    const { patient, study } = ct().instance.record
    const junk = {
      patient: { ...patient, sex: 'W', birthDate: '1970.3.5' },
      study: { ...study, date: 'x', time: '9:10' },
    }
    expect(
      complaints(written(partsWith([itemOn(ct(), 'length')], junk))).filter((line) =>
        line.startsWith('Error'),
      ),
    ).toEqual([])
  })

  it('says where a length comes from unless it is simply that in the patient', () => {
    const detector = frameWith({ spacing: { isProjection: true, imager: [0.2, 0.2] } })
    expect(dump(written(partsWith([itemOn(detector, 'length')])))).toContain('간격 출처 detector')
    expect(dump(written(partsWith([itemOn(frameWith(), 'length')])))).toContain('{pixels}')
    expect(dump(written(partsWith([itemOn(ct(), 'length')])))).not.toContain('간격 출처')
  })

  it('puts a plane cut out of a volume into the patient, and a slide into the whole of its pixels', () => {
    const geometry = { position: [10, 20, 30], row: [0, 1, 0], column: [0, 0, -1] } as const
    const place: MeasurementPlace = { on: 'plane', stack: 's', geometry }
    const flat = itemOn(ct(), 'rectangle')
    const plane: SrItem = {
      ...flat,
      measurement: { ...flat.measurement, place, points: pointsOf('0 0; 10 20') },
      calibration: PLANE_CALIBRATION,
      frameOfReference: '2.25.1.9',
    }
    const path = written(
      partsWith([plane, { ...plane, measurement: { ...plane.measurement, tool: 'length' } }]),
    )
    expect(complaints(path)).toEqual([])
    expect(dump(path)).toContain('10/30/10')
    const calibration = slideCalibration({ x: 0.25, y: 0.25 })
    const slide: SrItem = {
      ...flat,
      measurement: { ...flat.measurement, place: { on: 'slide', slide: 's' } },
      calibration,
      readings: readingsOf(flat.measurement, { calibration }),
      images: [{ ...srImageOf(ct()), sopClass: '1.2.840.10008.5.1.4.1.1.77.1.6', isSlide: true }],
    }
    const ofSlide = written(partsWith([slide], { modality: 'SM' }))
    expect(complaints(ofSlide)).toEqual([])
    expect(run('dcmdump', ofSlide).text).toContain('PixelOriginInterpretation')
  })

  it('keeps a hidden identity out', () => {
    const patient = {
      name: { alphabetic: '', ideographic: '', phonetic: '' },
      id: '',
      issuer: '',
      birthDate: '',
      sex: '',
    }
    const path = written(partsWith([itemOn(ct(), 'length')], { patient, observer: undefined }))
    // Nothing else: the files of a disc would be sorted by it.
    expect(complaints(path).filter((line) => !line.includes('DICOMDIR - Patient ID'))).toEqual([])
    expect(run('dcmdump', path).text).not.toContain('HONG')
  })
})

const NOTICES: Readonly<Record<Locale, string>> = {
  ko: '1차 판독용이 아님',
  en: 'Not for primary diagnosis',
  zh: '不用于初步诊断',
  ja: '一次診断用ではありません',
  de: 'Nicht für die Primärdiagnose',
}

describe('a structured report', () => {
  it('is not made of nothing, of two patients, or of what is no DICOM image', () => {
    const [mine, yours] = [ct(), ct({ patient: { id: 'P2' } })]
    const reason = (items: readonly SrItem[]) => toStructuredReport(partsWith(items))
    expect(reason([])).toEqual({ ok: false, reason: 'nothing' })
    expect(reason([itemOn(mine, 'length'), itemOn(yours, 'length')])).toEqual({
      ok: false,
      reason: 'twoPatients',
    })
    expect(reason([{ ...itemOn(mine, 'length'), images: [] }])).toEqual({ ok: false, reason: 'noImage' })
  })

  it.each(Object.keys(EXAMPLES) as DrawingTool[])(
    'trap 53: gives back a %s with its label, points and numbers',
    (tool) => {
      const frame = ct({ frames: 5, frameNumber: 3, sopInstance: '2.25.5', sopClass: ENHANCED_CT })
      const label = tool === 'vertebra' ? 'L4' : '좌상엽 결절'
      const item = itemOn(frame, tool, label)
      const result = toStructuredReport(partsWith([item, itemOn(ct(), 'length', 'two')]))
      if (!result.ok) throw new Error(result.reason)
      const [read, two] = readStructuredReport(result.bytes) ?? []
      expect(read).toMatchObject({
        tool,
        label,
        uid: `2.25.88.${item.measurement.number}`,
        sopInstance: '2.25.5',
        frame: 3,
        points: item.measurement.points,
      })
      expect(read?.values.map(({ value }) => value)).toEqual(item.readings.map(({ value }) => value))
      if (tool === 'ellipse') expect(read?.values[1]).toMatchObject({ concept: '112031', unit: "[hnsf'U]" })
      expect(two).toMatchObject({ tool: 'length', label: 'two', frame: undefined })
    },
  )

  it('trap 44: has the center of the first pixel at a half, and the image from 0 to its number of columns', () => {
    const item = itemOn(ct(), 'length')
    const points = pointsOf('0.5 0.5; 64 0.25')
    const result = toStructuredReport(partsWith([{ ...item, measurement: { ...item.measurement, points } }]))
    if (!result.ok) throw new Error(result.reason)
    const data = [...new Uint8Array(new Float32Array([0.5, 0.5, 64, 0.25]).buffer)]
    expect(Buffer.from(result.bytes).includes(Buffer.from(data))).toBe(true)
    expect(readStructuredReport(result.bytes)?.[0]?.points).toEqual(points)
  })

  it('V65 by highdicom has its circles, and outlines with all their points, closed or not', () => {
    const read = (name: string) => readStructuredReport(readCorpusFile(`highdicom/${name}.dcm`)) ?? []
    expect(read('sr_document')).toMatchObject([
      { tool: 'ellipse', points: pointsOf('47 41; 69 63'), label: 'Planar ROI Measurements' },
    ])
    expect(read('sr_document_with_multiple_groups')).toMatchObject([
      {
        tool: 'ellipse',
        points: pointsOf('35 45; 55 65'),
        label: 'LungNodule0001',
        uid: '1.2.826.0.1.3680043.10.511.3.11998155355995483197548907108234588',
        values: [{ value: 10, unit: 'mm' }],
      },
      { tool: 'rectangle', points: pointsOf('25 45; 45 65'), label: 'Aorta0001' },
    ])
  })

  it.each([
    ['ISO_IR 100', 'Läsion Größe', [0x4c, 0xe4, 0x73, 0x69, 0x6f, 0x6e, 0x20, 0x47, 0x72, 0xf6, 0xdf, 0x65]],
    ['\\ISO 2022 IR 149', '결절', [0x1b, 0x24, 0x29, 0x43, 0xb0, 0xe1, 0xc0, 0xfd]],
    ['\\ISO 2022 IR 87', '結節', [0x1b, 0x24, 0x42, 0x37, 0x6b, 0x40, 0x61, 0x1b, 0x28, 0x42]],
  ])('of another program has its names in the letters of %s', (SpecificCharacterSet, label, letters) => {
    const stand = '#'.repeat(letters.length)
    const bytes = makeLengths([{ label: stand, uid: '2.25.77', millimetres: 3 }], {
      SpecificCharacterSet: SpecificCharacterSet.split('\\'),
    })
    const at = bytes.findIndex((_, index) => [...stand].every((_sign, next) => bytes[index + next] === 0x23))
    bytes.set(letters, at)
    expect(readReportedGroups(bytes)?.map((group) => group.label)).toEqual([label])
  })

  it('is not seen in anything else', () => {
    expect(readStructuredReport(new Uint8Array())).toBeUndefined()
    expect(readStructuredReport(makeDicom())).toBeUndefined()
  })
})
