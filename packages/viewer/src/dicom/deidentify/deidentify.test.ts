import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { corpusFiles, readCorpusFile } from '../../testkit/corpus.ts'
import { installDebian } from '../../testkit/installDebian.ts'
import { leaveOut } from '../../testkit/leaveOut.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { readRecord } from '../../testkit/readImage.ts'
import { tagOf } from '../dictionary.ts'
import { items } from '../parse/items.ts'
import { parseFile } from '../parse/parseFile.ts'
import { stringOf } from '../parse/values.ts'
import { readInstance } from '../read/readInstance.ts'
import { createDeidentification } from './createDeidentification.ts'
import { deidentify } from './deidentify.ts'

function cleaned(bytes: Uint8Array, session = createDeidentification()) {
  const result = deidentify(bytes, session)
  if (!result.ok) throw new Error(`refused: ${result.refusal.reason}`)
  return result
}

/** Each letter of what was in the file is unlike anything that belongs there. */
const secrets = {
  PatientName: 'SECRETNAME^GIVEN',
  PatientID: 'SECRETID',
  IssuerOfPatientID: 'SECRETISSUER',
  PatientBirthDate: '19710217',
  PatientAge: '054Y',
  OtherPatientIDs: ['SECRETOTHER1', 'SECRETOTHER2'],
  OtherPatientIDsSequence: [{ PatientID: 'SECRETNESTED' }],
  PatientComments: 'SECRETCOMMENT',
  AdditionalPatientHistory: 'SECRETHISTORY',
  AccessionNumber: 'SECRETACC',
  InstitutionName: 'SECRETHOSPITAL',
  InstitutionAddress: 'SECRETSTREET',
  ReferringPhysicianName: 'SECRETDOCTOR',
  OperatorsName: 'SECRETOPERATOR',
  StationName: 'SECRETSTATION',
  DeviceSerialNumber: 'SECRETSERIAL',
  StudyDescription: 'SECRETSTUDY',
  SeriesDescription: 'SECRETSERIES',
  ProtocolName: 'SECRETPROTOCOL',
  ImageComments: 'SECRETIMAGE',
  StudyID: 'SECRETSTUDYID',
  StudyDate: '20240229',
  ContentDate: '20240301',
  SeriesDate: '20240302',
  AcquisitionDateTime: '20240303111111',
  RequestAttributesSequence: [{ RequestedProcedureID: 'SECRETREQ' }],
  ReferencedImageSequence: [
    { ReferencedSOPInstanceUID: '1.3.6.7777777777.1', ReferencedSOPClassUID: '1.2.840.10008.5.1.4.1.1.2' },
  ],
  ProcedureCodeSequence: [{ CodeValue: 'L1', CodeMeaning: 'SECRETPROCEDURE' }],
  AnatomicRegionSequence: [
    {
      CodeValue: 'C1',
      CodeMeaning: 'CT chest',
      ContentSequence: [{ TextValue: 'SECRETDEEP' }],
      '00091001': { vr: 'LO', value: 'SECRETDEEPPRIVATE' },
    },
  ],
  OriginalAttributesSequence: [{ ModifiedAttributesSequence: [{ PatientName: 'SECRETORIGINAL' }] }],
  IconImageSequence: [{ PixelData: new TextEncoder().encode('SECRETICON!!') }],
  '00090010': { vr: 'LO', value: 'SECRETCREATOR' },
  '00091001': { vr: 'UN', value: new TextEncoder().encode('SECRETPRIVATE!') },
  '00189999': { vr: 'LO', value: 'SECRETOFTHEFUTURE' },
  '00120010': { vr: 'LO', value: 'SECRETSPONSOR' },
  OverlayRows: 2,
  OverlayColumns: 8,
  OverlayOrigin: [1, 1],
  OverlayLabel: 'SECRETLABEL',
  OverlayData: new TextEncoder().encode('SE'),
  '50000030': { vr: 'LO', value: 'SECRETCURVE' },
  SOPInstanceUID: '1.3.6.8888888888.1',
  StudyInstanceUID: '1.3.6.8888888888.2',
  SeriesInstanceUID: '1.3.6.8888888888.3',
  FrameOfReferenceUID: '1.3.6.8888888888.4',
  SourceApplicationEntityTitle: 'SECRETAE',
}

// Long enough that the random digits of new identifiers don't happen to contain them.
const SECRETS = /SECRET|7777777777|8888888888|19710217|20240229|2024030[123]|054Y/u

/** The bytes of the data set, inflated if they are deflated. */
function bodyOf(bytes: Uint8Array): Uint8Array {
  const parsed = parseFile(bytes)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  return parsed.file.dataset.source.bytes
}

const lettersOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

describe('an image without its patient', () => {
  it.each(['', '.1', '.2', '.1.99'])(
    'trap 63: has no value of the original left anywhere, in …1.2%s',
    (end) => {
      const transferSyntax = `1.2.840.10008.1.2${end}`
      for (const sequences of ['defined', 'undefined'] as const) {
        const original = makeDicom(secrets, { transferSyntax, sequences })
        expect(lettersOf(bodyOf(original)).match(/SECRET/gu)?.length).toBeGreaterThan(30)
        const { bytes } = cleaned(original)
        expect(lettersOf(bytes)).not.toMatch(SECRETS)
        expect(lettersOf(bodyOf(bytes))).not.toMatch(SECRETS)
        expect(readRecord(bytes).transferSyntax).toBe(transferSyntax)
      }
    },
  )

  it('trap 63: has the same picture, with all that is needed to measure in it', () => {
    const original = makeDicom({ ...secrets, PixelPaddingValue: 3, WindowCenter: 40, WindowWidth: 400 })
    const { bytes } = cleaned(original)
    const before = readRecord(original)
    const after = readRecord(bytes)
    if (before.content.kind !== 'image' || after.content.kind !== 'image') throw new Error('no image')
    const [one] = before.content.frames
    const [other] = after.content.frames
    expect({ ...other, data: 0, overlays: 0, phase: 0 }).toEqual({ ...one, data: 0, overlays: 0, phase: 0 })
    expect(after.content.format).toEqual(before.content.format)
    const pixels = (file: Uint8Array, frame = one) =>
      file.subarray(frame?.data.ranges[0]?.start, frame?.data.ranges[0]?.end)
    expect(pixels(bytes, other)).toEqual(pixels(original))
    expect(after.series).toMatchObject({ modality: 'CT', bodyPart: 'CHEST' })
    expect(after.patient).toMatchObject({ id: 'ANON-0001', birthDate: '', sex: '' })
  })

  it('trap 63: says what was done', () => {
    const parsed = parseFile(cleaned(makeDicom(secrets)).bytes)
    if (!parsed.ok) throw new Error(parsed.refusal.reason)
    const { dataset, meta } = parsed.file
    expect(stringOf(dataset, tagOf('PatientIdentityRemoved'))).toBe('YES')
    expect(stringOf(dataset, tagOf('DeidentificationMethod'))).toBe(
      'Basic Application Confidentiality Profile',
    )
    const [method] = items(dataset, tagOf('DeidentificationMethodCodeSequence'))
    expect(method && stringOf(method, tagOf('CodeValue'))).toBe('113100')
    expect(stringOf(meta, tagOf('MediaStorageSOPInstanceUID'))).toBe(
      stringOf(dataset, tagOf('SOPInstanceUID')),
    )
  })

  it('trap 63: keeps files of one export together, and two exports apart', () => {
    const session = createDeidentification()
    const files = [1, 2].map((number) =>
      makeDicom({
        ...secrets,
        SOPInstanceUID: `1.3.6.8888888888.1.${number}`,
        ReferencedImageSequence: [{ ReferencedSOPInstanceUID: '1.3.6.8888888888.1.1' }],
      }),
    )
    const [first, second] = files.map((file) => cleaned(file, session))
    if (!first || !second) throw new Error('nothing')
    const one = readRecord(first.bytes)
    const two = readRecord(second.bytes)
    expect(two.study.uid).toBe(one.study.uid)
    expect(two.series.uid).toBe(one.series.uid)
    expect(two.frameOfReference).toBe(one.frameOfReference)
    expect(two.sopInstance).not.toBe(one.sopInstance)
    const parsed = parseFile(second.bytes)
    const [reference] = parsed.ok ? items(parsed.file.dataset, tagOf('ReferencedImageSequence')) : []
    expect(reference && stringOf(reference, tagOf('ReferencedSOPInstanceUID'))).toBe(one.sopInstance)
    expect(readRecord(cleaned(files[0] as Uint8Array).bytes).study.uid).not.toBe(one.study.uid)
    const other = cleaned(makeDicom({ ...secrets, PatientID: 'SECRETID2' }), session)
    expect(readRecord(other.bytes).patient.id).toBe('ANON-0002')
  })

  it('trap 63: has no overlay left in the spare bits of its pixels', () => {
    const PixelData = new Uint16Array(24).fill(0xf123)
    const embedded = {
      BitsStored: 12,
      HighBit: 11,
      OverlayRows: 4,
      OverlayColumns: 6,
      OverlayBitPosition: 15,
      PixelData,
    }
    const { bytes } = cleaned(makeDicom(embedded))
    const { content } = readRecord(bytes)
    const [range] = content.kind === 'image' ? (content.frames[0]?.data.ranges ?? []) : []
    expect([...bytes.subarray(range?.start, (range?.start ?? 0) + 4)]).toEqual([0x23, 0x01, 0x23, 0x01])
  })

  it('keeps compressed frames and where they begin', () => {
    const fragments = [[Uint8Array.of(1, 2), Uint8Array.of(3, 4)], [Uint8Array.of(5, 6)]]
    for (const table of ['basic', 'extended'] as const) {
      const options = { transferSyntax: '1.2.840.10008.1.2.4.50', fragments, table }
      const { bytes } = cleaned(makeDicom({ NumberOfFrames: 2 }, options))
      const { content } = readRecord(bytes)
      const frames = content.kind === 'image' ? content.frames : []
      expect(
        frames.map(({ data }) => data.ranges.flatMap(({ start, end }) => [...bytes.subarray(start, end)])),
      ).toEqual([
        [1, 2, 3, 4],
        [5, 6],
      ])
    }
  })

  it('warns of what the pixels may show', () => {
    const warnings = (elements: object) => cleaned(makeDicom({ ...elements })).warnings
    expect(warnings({})).toEqual([])
    expect(warnings({ BurnedInAnnotation: 'YES' })).toEqual(['burnedIn'])
    expect(warnings({ Modality: 'US' })).toEqual(['burnedInPossible'])
    expect(warnings({ Modality: 'US', BurnedInAnnotation: 'NO' })).toEqual([])
    expect(warnings({ BodyPartExamined: 'HEAD' })).toEqual(['face'])
    expect(warnings({ ImageType: ['DERIVED', 'SECONDARY'] })).toEqual(['burnedInPossible'])
  })

  it.each([
    ['a report', { SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.11' }],
    ['a PDF', { SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1' }],
    [
      'the label of a slide',
      { SOPClassUID: '1.2.840.10008.5.1.4.1.1.77.1.6', ImageType: ['ORIGINAL', 'PRIMARY', 'LABEL', 'NONE'] },
    ],
  ])('is not made of %s', (_, elements) => {
    expect(deidentify(makeDicom(elements), createDeidentification())).toMatchObject({
      ok: false,
      refusal: { reason: 'kindUnsupported' },
    })
  })

  it('is made of every real image, and is shown as that one is', () => {
    const session = createDeidentification()
    let count = 0
    for (const path of corpusFiles()) {
      const original = readCorpusFile(path)
      const before = readInstance(original)
      if (!before.ok || before.record.content.kind !== 'image') continue
      const after = readRecord(cleaned(original, session).bytes)
      if (after.content.kind !== 'image') throw new Error(path)
      expect(after.content.format, path).toEqual(before.record.content.format)
      expect(after.content.frames.length, path).toBe(before.record.content.frames.length)
      expect(after.content.frames[0]?.spacing.pixel, path).toEqual(
        before.record.content.frames[0]?.spacing.pixel,
      )
      expect(after.content.frames[0]?.geometry, path).toEqual(before.record.content.frames[0]?.geometry)
      count++
    }
    expect(count).toBeGreaterThan(200)
  })
})

const VALIDATOR = '/usr/bin/dciodvfy'

describe('the validator of the standard', () => {
  if (!existsSync(VALIDATOR)) installDebian('dicom3tools')
  const isThere = existsSync(VALIDATOR)
  if (!isThere) leaveOut('dciodvfy (Debian: dicom3tools) cannot be installed')
  const folder = mkdtempSync(join(tmpdir(), 'deidentify-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const errorsOf = (bytes: Uint8Array): string[] => {
    const path = join(folder, 'file.dcm')
    writeFileSync(path, bytes)
    try {
      // It says everything on its error stream and ends with 1 where there are errors.
      return execFileSync('sh', ['-c', `${VALIDATOR} ${path} 2>&1 || true`], { encoding: 'utf8' })
        .split('\n')
        .filter((line) => line.startsWith('Error'))
    } catch {
      return ['not run']
    }
  }

  it
    .skipIf(!isThere)
    .each([
      'cs3d/CTImage.dcm_LittleEndianExplicitTransferSyntax_1.2.840.10008.1.2.1.dcm',
      'cs3d/CTImage.dcm',
      'highdicom/dx_image.dcm',
      'pydicom/test_files/MR_small.dcm',
    ])('finds no error in %s that was not there before', (path) => {
    const original = readCorpusFile(path)
    const before = new Set(errorsOf(original))
    expect(errorsOf(cleaned(original).bytes).filter((error) => !before.has(error))).toEqual([])
  })
})
