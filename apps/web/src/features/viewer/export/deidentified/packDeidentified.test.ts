import { describe, expect, it } from 'vitest'
import { openFile, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { dicomFilesOf } from './dicomFilesOf.ts'
import { packDeidentified } from './packDeidentified.ts'

const secret = { PatientName: 'SECRET^NAME', PatientID: 'SECRETID' }
const document = {
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1',
  PixelData: undefined,
  DocumentTitle: 'SECRET',
  EncapsulatedDocument: new TextEncoder().encode('%PDF-1.4 '),
}

async function filesOf(all: Record<string, unknown>[]) {
  const viewer = await viewerWith(all.map((elements) => openFile({ ...secret, ...elements })))
  const [study] = viewer.studies.read().patients[0]?.studies ?? []
  if (!study) throw new Error('no study')
  return dicomFilesOf(study)
}

const running = () => ({ signal: new AbortController().signal, onDone: () => undefined })

describe('a study without its patient', () => {
  it('contains every image and no document, and warns about text in the pixels', async () => {
    const ultrasound = {
      Modality: 'US',
      SeriesInstanceUID: '2.25.7',
      SeriesDescription: 'SCREEN',
      SeriesNumber: 7,
    }
    const files = await filesOf([{}, {}, ultrasound, { BurnedInAnnotation: 'YES' }, document])
    expect(files).toHaveLength(5)
    const packed = await packDeidentified(files, running())
    expect(packed?.count).toBe(4)
    expect(packed?.leftOut).toEqual([{ reason: 'kindUnsupported', count: 1 }])
    expect(packed?.warnings).toEqual([
      { warning: 'burnedIn', series: '2.25.1000.1', number: 1, description: 'AXIAL 1 MM', count: 1 },
      { warning: 'burnedInPossible', series: '2.25.7', number: 7, description: 'SCREEN', count: 1 },
    ])
    // File names are stored uncompressed in an archive.
    const letters = new TextDecoder('latin1').decode(await packed?.blob.arrayBuffer())
    expect(letters).toContain('SERIES001/IMAGE00001.dcm')
    expect(letters).toContain('SERIES002/')
    expect(letters).not.toContain('SECRET')
  })

  it('is stopped as soon as it is canceled', async () => {
    const files = await filesOf([{}, {}, {}])
    const stop = new AbortController()
    const seen: number[] = []
    const onDone = (done: number) => {
      seen.push(done)
      if (done === 1) stop.abort()
    }
    expect(await packDeidentified(files, { signal: stop.signal, onDone })).toBeUndefined()
    expect(seen).toEqual([0, 1])
  })
})
