import { describe, expect, it } from 'vitest'
import { corpusFiles, readCorpusFile } from '../../testkit/corpus.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { readRecord } from '../../testkit/readImage.ts'
import { parseFile } from '../parse/parseFile.ts'
import { readInstance } from './readInstance.ts'

const EXPLICIT = '1.2.840.10008.1.2.1'
const IMPLICIT = '1.2.840.10008.1.2'
const BIG = '1.2.840.10008.1.2.2'
const DEFLATED = '1.2.840.10008.1.2.1.99'

const sequences = { ReferencedImageSequence: [{ ReferencedSOPInstanceUID: '1.2.3' }, {}] }

describe('a file', () => {
  it.each([EXPLICIT, IMPLICIT, BIG, DEFLATED])('trap 6: in %s says the same', (transferSyntax) => {
    const made = {
      ...sequences,
      SOPInstanceUID: '1.2.3.4',
      InstanceNumber: 7,
      ImagePositionPatient: [1, 2, 3],
    }
    const record = readRecord(makeDicom(made, { transferSyntax, sequences: 'undefined' }))
    expect(record).toMatchObject({
      sopClass: '1.2.840.10008.5.1.4.1.1.2',
      sopInstance: '1.2.3.4',
      transferSyntax,
      number: 7,
      patient: {
        name: { alphabetic: 'DOE^JANE', ideographic: '', phonetic: '' },
        id: 'P1',
        issuer: '',
        birthDate: '19700315',
        sex: 'F',
      },
      study: { uid: '2.25.1000', date: '20260102', time: '101112', description: 'CHEST', age: '055Y' },
      series: { uid: '2.25.1000.1', number: 1, modality: 'CT', bodyPart: 'CHEST', patientPosition: 'HFS' },
      frameOfReference: '2.25.1000.9',
      imageType: ['ORIGINAL', 'PRIMARY', 'AXIAL'],
      burnedIn: 'unknown',
      content: {
        kind: 'image',
        declaredFrames: 1,
        isDeflated: transferSyntax === DEFLATED,
        format: { rows: 4, columns: 6, bitsAllocated: 16, bitsStored: 16, highBit: 15, isSigned: false },
        frames: [{ number: 1, geometry: { position: [1, 2, 3] }, spacing: { pixel: [0.5, 0.5] } }],
      },
    })
  })

  it('V75 tells which part of a divided image it is', () => {
    const part = { ConcatenationUID: '2.25.7', InConcatenationNumber: 2 }
    const { concatenation } = readRecord(
      makeDicom({ ...part, InConcatenationTotalNumber: 3, ConcatenationFrameOffsetNumber: 40 }),
    )
    expect(concatenation).toEqual({ uid: '2.25.7', number: 2, total: 3, framesBefore: 40 })
    expect(readRecord(makeDicom(part)).concatenation).toEqual({ uid: '2.25.7', number: 2 })
    expect(readRecord(makeDicom({ InConcatenationNumber: 2 })).concatenation).toBeUndefined()
  })

  it.each([
    ['without a preamble', {}, { preamble: false }],
    ['without group 2', {}, { preamble: false, meta: false }],
    ['without group 2, implicit', {}, { preamble: false, meta: false, transferSyntax: IMPLICIT }],
    ['without group 2, big endian', {}, { preamble: false, meta: false, transferSyntax: BIG }],
    ['with a preamble, without group 2', {}, { meta: false }],
    ['with a wrong length of group 2', { FileMetaInformationGroupLength: 4000 }, {}],
    ['without a transfer syntax', { TransferSyntaxUID: undefined }, {}],
    ['with blanks behind its transfer syntax', { TransferSyntaxUID: `${EXPLICIT}  ` }, {}],
    ['that claims to be implicit and isn’t', { TransferSyntaxUID: IMPLICIT }, {}],
    ['that claims to be explicit and isn’t', { TransferSyntaxUID: EXPLICIT }, { transferSyntax: IMPLICIT }],
    ['that claims to be big endian and isn’t', { TransferSyntaxUID: BIG }, {}],
  ])('trap 6: %s is read', (_, elements, options) => {
    const bytes = makeDicom({ ...sequences, ...elements, InstanceNumber: 7 }, options)
    const { content, number, transferSyntax } = readRecord(bytes)
    expect(number).toBe(7)
    expect(transferSyntax).toBe(
      'transferSyntax' in options && options.transferSyntax ? options.transferSyntax : EXPLICIT,
    )
    if (content.kind !== 'image') throw new Error(content.kind)
    const [range] = content.frames[0]?.data.ranges ?? []
    const isBig = transferSyntax === BIG
    expect([...bytes.subarray(range?.start, range?.end)].slice(0, 6)).toEqual(
      isBig ? [0, 0, 0, 1, 0, 2] : [0, 0, 1, 0, 2, 0],
    )
  })

  it('trap 6: that is deflated has its frames where they are said to be in what it inflates to', () => {
    const bytes = makeDicom({}, { transferSyntax: DEFLATED })
    const { content } = readRecord(bytes)
    const [range] = content.kind === 'image' ? (content.frames[0]?.data.ranges ?? []) : []
    const parsed = parseFile(bytes)
    const body = parsed.ok ? parsed.file.dataset.source.bytes : bytes
    expect([...body.subarray(range?.start, range?.end)].slice(0, 6)).toEqual([0, 0, 1, 0, 2, 0])
  })

  it('trap 34: has the letters of its rows and columns as written, those of animals as well', () => {
    expect(readRecord(makeDicom({ PatientOrientation: ['LE', 'CD'] })).patientOrientation).toEqual([
      'LE',
      'CD',
    ])
  })

  it.each([
    ['\\F', ['', 'F']],
    ['A\\', ['A', '']],
    ['A', ['A']],
    ['\\', []],
  ])('trap 34: has the letters of %j in their places', (written, letters) => {
    const value = new TextEncoder().encode(written)
    expect(readRecord(makeDicom({ PatientOrientation: { vr: 'CS', value } })).patientOrientation).toEqual(
      letters,
    )
  })

  it('trap 59: with everything as VR UN is read', () => {
    const un = (value: Uint8Array) => ({ vr: 'UN', value })
    const text = (value: string) => un(new TextEncoder().encode(value))
    const { content, patient, number } = readRecord(
      makeDicom({
        PatientName: text('KIM^MINSU'),
        InstanceNumber: text('12 '),
        Rows: un(Uint8Array.of(4, 0)),
        PixelData: new Uint16Array(24),
        PixelPaddingValue: un(Uint8Array.of(0x30, 0xf8)),
        PixelRepresentation: 1,
        // Implicit little endian within (PS3.5 6.2.2).
        VOILUTSequence: un(
          Uint8Array.of(
            ...[0xfe, 0xff, 0x00, 0xe0, 26, 0, 0, 0],
            ...[0x28, 0x00, 0x02, 0x30, 6, 0, 0, 0, 2, 0, 0, 0, 16, 0],
            ...[0x28, 0x00, 0x06, 0x30, 4, 0, 0, 0, 1, 0, 2, 0],
          ),
        ),
      }),
    )
    expect(patient.name.alphabetic).toBe('KIM^MINSU')
    expect(number).toBe(12)
    if (content.kind !== 'image') throw new Error(content.kind)
    expect(content.frames[0]?.padding).toEqual({ from: -2000, to: -2000 })
    expect(content.frames[0]?.voi).toMatchObject([
      { kind: 'table', table: { entries: Uint16Array.of(1, 2) } },
    ])
  })

  it('trap 1: whose bits don’t fit is read with those that do', () => {
    const { content } = readRecord(makeDicom({ BitsStored: 12, HighBit: 15 }))
    expect(content).toMatchObject({ format: { bitsStored: 12, highBit: 15 } })
    expect(readRecord(makeDicom({ BitsStored: 24, HighBit: 3 })).content).toMatchObject({
      format: { bitsStored: 16, highBit: 15 },
    })
  })

  it('trap 56: without series or study stands for itself', () => {
    const { study, series } = readRecord(
      makeDicom({ StudyInstanceUID: undefined, SeriesInstanceUID: '', SOPInstanceUID: '1.2.9' }),
    )
    expect([study.uid, series.uid]).toEqual(['1.2.9', '1.2.9'])
  })

  it('V2 trap 56: without any UID is shown, and said to be without identity', () => {
    const nameless = { StudyInstanceUID: '', SeriesInstanceUID: '', SOPInstanceUID: undefined }
    expect(readRecord(makeDicom(nameless))).toMatchObject({ isUnidentified: true, sopInstance: '' })
    expect(readRecord(makeDicom()).isUnidentified).toBeUndefined()
  })

  it('trap 58: has dates and times as digits, or none', () => {
    const { study, patient } = readRecord(
      makeDicom({ StudyDate: '2026.01.02', StudyTime: '10:11:12.5', PatientBirthDate: 'unknown' }),
    )
    expect([study.date, study.time, patient.birthDate]).toEqual(['20260102', '101112.5', ''])
  })

  it('says which way rows and columns go, and whether names may be in the picture', () => {
    const record = readRecord(
      makeDicom({
        PatientOrientation: ['A', 'F'],
        ViewPosition: 'MLO',
        BurnedInAnnotation: 'YES',
        ImageLaterality: 'R',
      }),
    )
    expect(record).toMatchObject({
      patientOrientation: ['A', 'F'],
      viewPosition: 'MLO',
      burnedIn: 'yes',
      laterality: 'R',
    })
    expect(readRecord(makeDicom({ PatientOrientation: '' })).patientOrientation).toEqual([])
  })

  it.each([
    ['399162004', 'SCT', 'CC'],
    ['R-10242', 'SNM3', 'CC'],
    ['R-10226', 'SRT', 'MLO'],
    ['399060001', 'SCT', ''],
  ])(
    'V82 reads a view from its code, which is all that some mammograms have: %s',
    (code, scheme, expected) => {
      const item = { CodeValue: code, CodingSchemeDesignator: scheme, CodeMeaning: 'view' }
      const record = readRecord(makeDicom({ ViewCodeSequence: [item] }))
      expect([record.viewPosition, record.isPartialView]).toEqual([expected, undefined])
      const spot = { CodeValue: 'R-102D7', CodingSchemeDesignator: 'SRT', CodeMeaning: 'Spot Compression' }
      const enlarged = makeDicom({
        ViewPosition: 'ML',
        ViewCodeSequence: [{ ...item, ViewModifierCodeSequence: [spot] }],
      })
      expect(readRecord(enlarged)).toMatchObject({ viewPosition: 'ML', isPartialView: true })
    },
  )

  it('V45 reads the body part from the code of its region, which is all that some radiographs have', () => {
    const coded = (CodeValue: string) => ({
      BodyPartExamined: '',
      AnatomicRegionSequence: [{ CodeValue, CodingSchemeDesignator: 'SCT', CodeMeaning: 'x' }],
    })
    const partOf = (elements: Record<string, unknown>) => readRecord(makeDicom(elements)).series.bodyPart
    expect([partOf(coded('85562004')), partOf(coded('T-D3000')), partOf(coded('1'))]).toEqual([
      'HAND',
      'CHEST',
      '',
    ])
    expect(partOf({ ...coded('85562004'), BodyPartExamined: 'WRIST' })).toBe('WRIST')
  })

  it.each([
    ['empty', new Uint8Array(0)],
    ['notAnImage', new TextEncoder().encode('%PDF-1.7 and what not'.repeat(20))],
    ['notAnImage', new Uint8Array(1000)],
    ['truncated', makeDicom().subarray(0, 132)],
    ['formatUnsupported', makeDicom({ PhotometricInterpretation: 'CMYK' })],
    ['formatUnsupported', makeDicom({ SamplesPerPixel: 2 })],
    ['formatUnsupported', makeDicom({ BitsAllocated: 12 })],
    ['broken', makeDicom({ Rows: 0, PixelData: new Uint8Array(2) })],
  ])('is refused as %s', (reason, bytes) => {
    expect(readInstance(bytes)).toMatchObject({ ok: false, refusal: { reason } })
  })

  it.each([
    ['1.2.840.10008.5.1.4.1.1.481.2', 'RT Dose'],
    ['1.2.840.10008.5.1.4.1.1.66', 'Raw Data'],
  ])('of the kind %s is named and skipped', (SOPClassUID, detail) => {
    expect(readInstance(makeDicom({ SOPClassUID }))).toEqual({
      ok: false,
      refusal: { reason: 'kindUnsupported', detail },
    })
  })

  it('of a whole slide is left to those who read slides', () => {
    const { content } = readRecord(makeDicom({ SOPClassUID: '1.2.840.10008.5.1.4.1.1.77.1.6' }))
    expect(content).toEqual({ kind: 'slide' })
  })

  it.each([
    ['9.1.1', '12-lead ECG Waveform'],
    ['9.7.1', 'Routine Scalp Electroencephalogram Waveform'],
    ['9.8.1', 'Body Position Waveform'],
    ['11.8', 'Advanced Blending Presentation State'],
    ['78.7', 'Ophthalmic Axial Measurements'],
  ])('V10 of class %s, which holds no image, is named', (end, name) => {
    const read = readInstance(makeDicom({ SOPClassUID: `1.2.840.10008.5.1.4.1.1.${end}` }))
    expect(read).toEqual({ ok: false, refusal: { reason: 'kindUnsupported', detail: name } })
  })

  it('V10 of a real waveform is named', () => {
    const read = readInstance(readCorpusFile('pydicom/test_files/waveform_ecg.dcm'))
    expect(read).toMatchObject({ refusal: { reason: 'kindUnsupported', detail: '12-lead ECG Waveform' } })
  })

  it('can be handed over by a worker', () => {
    const record = readRecord(makeDicom({ NumberOfFrames: 2, WindowCenter: 1, WindowWidth: 2 }))
    expect(structuredClone(record)).toEqual(record)
  })
})

describe('odd beginnings of real files', () => {
  it.each([
    ['nested_priv_SQ.dcm', [0x0001_0001, 0x7fe0_0010]],
    ['meta_missing_tsyntax.dcm', [0x0001_0001, 0x7fe0_0010]],
    ['priv_SQ.dcm', [0x3f03_0010, 0x3f03_1001]],
    ['UN_sequence.dcm', [0x4453_100c]],
  ])('trap 6: %s has the elements that others find in it', (file, elements) => {
    const parsed = parseFile(readCorpusFile(`pydicom/test_files/${file}`))
    expect(parsed.ok && [...parsed.file.dataset.elements.keys()]).toEqual(elements)
  })
})

describe('the corpus', () => {
  const results = corpusFiles().map((path) => [path, readInstance(readCorpusFile(path))] as const)
  const refusedAs = (reason: string) =>
    results.filter(([, read]) => !read.ok && read.refusal.reason === reason).map(([path]) => path)

  it('is shown but for what can’t be', () => {
    expect(results.length).toBeGreaterThan(300)
    // Made to test nesting: pixels without rows and columns.
    expect(refusedAs('broken').map((path) => path.split('/').at(-1))).toEqual([
      'meta_missing_tsyntax.dcm',
      'nested_priv_SQ.dcm',
    ])
    expect(refusedAs('truncated')).toEqual([])
    expect(refusedAs('noIdentity')).toEqual([])
    expect(refusedAs('transferSyntaxUnknown')).toEqual([])
    expect(refusedAs('formatUnsupported')).toEqual([])
    expect(refusedAs('notAnImage').map((path) => path.split('/').at(-1))).toEqual([
      'channels.ome.tif',
      'htj2k-lossy.raw',
      'README.txt',
      // A stray byte stands before its first element.
      'no_meta.dcm',
      'CMU-1-Small-Region.svs',
    ])
    expect(refusedAs('noPixelData')).toHaveLength(10)
  })

  it('trap 11: has one image that is cut off, and says so', () => {
    const cut = results.filter(
      ([, read]) =>
        read.ok &&
        read.record.content.kind === 'image' &&
        read.record.content.frames.some(({ data }) => data.isTruncated),
    )
    expect(cut.map(([path]) => path)).toEqual(['pydicom/test_files/MR_truncated.dcm'])
  })

  it('has one CT slice in all transfer syntaxes that says the same in each', () => {
    const slices = results.filter(([path]) =>
      /CTImage\.dcm_\w+_1\.2\.840\.10008\.1\.2(?:\.1|\.2|\.1\.99)?\.dcm$/u.test(path),
    )
    expect(slices).toHaveLength(4)
    for (const [, read] of slices) {
      if (!read.ok || read.record.content.kind !== 'image') throw new Error('refused')
      const [frame] = read.record.content.frames
      expect(frame?.geometry?.position).toEqual([-161.399994, -148.800003, 4.7])
      expect(frame?.modality).toEqual({ kind: 'rescale', slope: 1, intercept: -1024, unit: 'HU' })
    }
  })
})
