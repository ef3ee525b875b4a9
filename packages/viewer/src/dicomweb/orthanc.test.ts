import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { makeLengths } from '../testkit/makeLengths.ts'
import { findPriorReports } from '../viewer/prior-reports/findPriorReports.ts'
import { createDicomWeb, type DicomWeb } from './createDicomWeb.ts'
import { installOrthanc } from './testkit/installOrthanc.ts'
import { startOrthanc } from './testkit/startOrthanc.ts'
import { storeInstances } from './testkit/storeInstances.ts'

const STUDY = '2.25.4000'
const SERIES = '2.25.4000.1'
const JPEG_2000 = 'cs3d/CTImage.dcm_JPEG2000LosslessOnlyTransferSyntax_1.2.840.10008.1.2.4.90.dcm'

const instanceUid = (index: number) => `${SERIES}.${index}`
const files = Array.from({ length: 12 }, (_, index) =>
  makeDicom({
    SpecificCharacterSet: 'ISO_IR 192',
    PatientName: 'Hong^Gildong=洪^吉洞=홍^길동',
    StudyInstanceUID: STUDY,
    SeriesInstanceUID: SERIES,
    SOPInstanceUID: instanceUid(index + 1),
    InstanceNumber: index + 1,
    Rows: 64,
    Columns: 64,
  }),
)

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

describe.skipIf(!installOrthanc())('against a real Orthanc', () => {
  let orthanc: Awaited<ReturnType<typeof startOrthanc>>
  let web: DicomWeb

  beforeAll(async () => {
    orthanc = await startOrthanc()
    web = createDicomWeb({ baseUrl: orthanc.baseUrl })
    await storeInstances(orthanc.baseUrl, files)
  })
  afterAll(() => orthanc?.stop())

  it('finds the study by a part of the name, the Korean one with it, its series and its instances', async () => {
    const { studies, hasMore } = await web.findStudies({ patientName: 'gildong' }, { offset: 0, limit: 10 })
    expect(hasMore).toBe(false)
    expect(studies).toHaveLength(1)
    expect(studies[0]).toMatchObject({
      uid: STUDY,
      modalities: ['CT'],
      description: 'CHEST',
      date: '20260102',
    })
    expect(studies[0]?.patient.name).toEqual({
      alphabetic: 'Hong^Gildong',
      ideographic: '洪^吉洞',
      phonetic: '홍^길동',
    })
    expect(studies[0]).toMatchObject({ seriesCount: 1, instanceCount: 12 })
    const series = await web.findSeries(STUDY)
    expect(series).toMatchObject([
      { uid: SERIES, number: 1, modality: 'CT', bodyPart: 'CHEST', instanceCount: 12 },
    ])
    expect(
      (await web.findInstances(STUDY, SERIES))
        .map(({ number }) => number)
        .sort((a, b) => (a ?? 0) - (b ?? 0)),
    ).toEqual(files.map((_, index) => index + 1))
    const none = await web.findStudies(
      { patientName: 'gildong', dateTo: '20200101' },
      { offset: 0, limit: 10 },
    )
    expect(none.studies).toEqual([])
  })

  it('gives pages of studies', async () => {
    const second = makeDicom({
      StudyInstanceUID: '2.25.4001',
      SeriesInstanceUID: '2.25.4001.1',
      PatientID: 'P2',
    })
    await storeInstances(orthanc.baseUrl, [second])
    const first = await web.findStudies({}, { offset: 0, limit: 1 })
    const rest = await web.findStudies({}, { offset: 1, limit: 1 })
    expect([first.hasMore, rest.hasMore]).toEqual([true, false])
    expect(new Set([first, rest].flatMap(({ studies }) => studies.map(({ uid }) => uid)))).toEqual(
      new Set([STUDY, '2.25.4001']),
    )
  })

  it('gives back every file byte by byte, one alone and all of the series', async () => {
    const path = { study: STUDY, series: SERIES, instance: instanceUid(3) }
    expect(await bytesOf(await web.retrieveInstance(path))).toEqual(files[2])
    const all: Uint8Array[] = []
    for await (const blob of web.retrieveSeries(STUDY, SERIES)) all.push(await bytesOf(blob))
    expect(all).toHaveLength(12)
    const texts = (list: readonly Uint8Array[]) =>
      list.map((file) => Buffer.from(file).toString('base64')).sort()
    expect(texts(all)).toEqual(texts(files))
  })

  it('gives the metadata without pixels, the pixels of a frame, and a small picture', async () => {
    const path = { study: STUDY, series: SERIES, instance: instanceUid(1) }
    const metadata = await web.seriesMetadata(STUDY, SERIES)
    expect(metadata).toHaveLength(12)
    expect(metadata[0]?.['00280010']?.Value).toEqual([64])
    expect(metadata[0]?.['7FE00010']?.Value).toBeUndefined()
    const [frame] = await web.retrieveFrames(path, [1])
    const pixels = new Uint16Array(64 * 64).map((_, index) => index)
    expect(frame?.bytes).toEqual(new Uint8Array(pixels.buffer))
    const picture = await web.thumbnail(path, 32)
    expect(picture.type).toBe('image/jpeg')
    expect([...(await bytesOf(picture)).subarray(0, 2)]).toEqual([0xff, 0xd8])
  })

  it('says what it does not have', async () => {
    await expect(
      web.retrieveInstance({ study: STUDY, series: SERIES, instance: '1.2' }),
    ).rejects.toMatchObject({ code: 'notFound' })
  })

  it('gives a JPEG 2000 file and its frame as they are stored', async () => {
    const file = readCorpusFile(JPEG_2000)
    await storeInstances(orthanc.baseUrl, [file])
    const { studies } = await web.findStudies({}, { offset: 0, limit: 50 })
    const study = studies.map(({ uid }) => uid).find((uid) => !uid.startsWith('2.25.400')) ?? ''
    const [series] = await web.findSeries(study)
    const [instance] = await web.findInstances(study, series?.uid ?? '')
    const path = { study, series: series?.uid ?? '', instance: instance?.uid ?? '' }
    expect(await bytesOf(await web.retrieveInstance(path))).toEqual(file)
    const [frame] = await web.retrieveFrames(path, [1])
    // The beginning of a JPEG 2000 code stream.
    expect([...(frame?.bytes.subarray(0, 4) ?? [])]).toEqual([0xff, 0x4f, 0xff, 0x51])
    expect(frame?.transferSyntax).toBe('1.2.840.10008.1.2.4.90')
  })

  it('takes in what is sent, and gives it back byte by byte', async () => {
    const sent = ['2.25.4100.1.1', '2.25.4100.1.2'].map((SOPInstanceUID) =>
      makeDicom({ StudyInstanceUID: '2.25.4100', SeriesInstanceUID: '2.25.4100.1', SOPInstanceUID }),
    )
    await web.store(sent.map((bytes) => new Blob([bytes])))
    const path = { study: '2.25.4100', series: '2.25.4100.1', instance: '2.25.4100.1.2' }
    expect(await bytesOf(await web.retrieveInstance(path))).toEqual(sent[1])
  })

  it('says that it does not take in what is no DICOM file', async () => {
    await expect(web.store([new Blob(['no image'])])).rejects.toMatchObject({ code: 'refused' })
  })

  it('V69 finds the measurement report on an earlier study of the patient, and nobody else’s', async () => {
    const report = (study: string, elements: Record<string, unknown>) => [
      makeDicom({
        StudyInstanceUID: study,
        SeriesInstanceUID: `${study}.1`,
        StudyDate: '20260302',
        ...elements,
      }),
      makeLengths([{ label: 'S6', uid: '2.25.5', millimetres: 12 }], {
        StudyInstanceUID: study,
        SeriesInstanceUID: `${study}.7`,
        SOPInstanceUID: `${study}.7.1`,
        StudyDate: '20260302',
        PatientID: 'SR1',
        ...elements,
      }),
    ]
    const doe = { PatientID: 'SR1', PatientName: 'DOE^JANE', PatientBirthDate: '19700315' }
    await storeInstances(orthanc.baseUrl, [
      ...report('2.25.4500', doe),
      ...report('2.25.4600', { ...doe, PatientBirthDate: '19700316' }),
    ])
    const read = readInstance(makeDicom({ ...doe, StudyInstanceUID: '2.25.4700', StudyDate: '20260902' }))
    if (!read.ok) throw new Error(read.refusal.reason)
    const { signal } = new AbortController()
    const search = { current: read.record, until: '20260902', except: '2.25.4700', signal }
    const { reports, isWhole, fault } = await findPriorReports(web, search)
    expect(reports).toMatchObject([
      { study: '2.25.4500', date: '20260302', modality: 'CT', groups: [{ label: 'S6', uid: '2.25.5' }] },
    ])
    expect({ isWhole, fault }).toEqual({ isWhole: true, fault: undefined })
  })
})
