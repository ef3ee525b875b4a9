import {
  type ByteSource,
  createOpening,
  DicomWebError,
  type DicomWebFault,
  type FoundSeries,
  type FoundStudy,
  type InstanceRecord,
} from '@pandok/viewer'
import { describe, expect, it, vi } from 'vitest'
import { openFromSource } from './openFromSource.ts'

const SLIDE_CLASS = '1.2.840.10008.5.1.4.1.1.77.1.6'
const source = {
  id: 'a',
  name: 'PACS',
  address: 'https://pacs.example/dicom-web',
  token: 'secret',
  keepsToken: false,
  findsReports: true,
}
const study: FoundStudy = {
  patient: {
    name: { alphabetic: 'Hong^Gildong', ideographic: '', phonetic: '홍^길동' },
    id: 'P1',
    issuer: '',
    birthDate: '',
    sex: '',
  },
  uid: '2.25.1',
  date: '20260102',
  time: '',
  description: 'CHEST',
  accession: '',
  modalities: ['CT'],
  seriesCount: 1,
  instanceCount: 3,
}
const series = (modality: string): FoundSeries => ({
  uid: '2.25.1.1',
  study: '2.25.1',
  number: 1,
  modality,
  description: 'AXIAL',
  bodyPart: '',
  instanceCount: 3,
})

/** A server that sends this many files and then fails or stops answering. */
function clientOf(files: number, then: DicomWebFault | 'silence' | 'end', sopClass = '') {
  const dispose = vi.fn()
  return {
    dispose,
    async *retrieveSeries(_study: string, _series: string, signal?: AbortSignal) {
      for (let index = 0; index < files; index++) yield new Blob([`file ${index}`])
      if (then === 'silence')
        await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new DicomWebError('aborted'))),
        )
      else if (then !== 'end') throw new DicomWebError(then)
    },
    findInstances: async () => [{ uid: '2.25.1.1.1', sopClass, number: 1, frames: 1 }],
  }
}

function viewerOf() {
  const taken: string[] = []
  const opening = createOpening({
    lanes: 2,
    async take({ name }: ByteSource) {
      taken.push(name)
      return undefined
    },
  })
  const slides: InstanceRecord[] = []
  const openServerSlide = async (record: InstanceRecord) => {
    slides.push(record)
    return undefined
  }
  return { viewer: { open: opening.open, opening, openServerSlide }, opening, taken, slides }
}

const open = (
  viewer: ReturnType<typeof viewerOf>['viewer'],
  client: ReturnType<typeof clientOf>,
  modality = 'CT',
) =>
  openFromSource(viewer, source, study, [series(modality)], (options) => {
    expect(options).toEqual({ baseUrl: source.address, token: 'secret' })
    return client as never
  })

describe('opening from a server', () => {
  it('receives its files like local ones, and closes the connection at the end', async () => {
    const { viewer, opening, taken } = viewerOf()
    const client = clientOf(3, 'end')
    const end = open(viewer, client)
    await vi.waitFor(() => expect(opening.read()).toMatchObject({ found: 3, isLooking: false }))
    expect(await end).toBeUndefined()
    expect(taken).toEqual(['1 AXIAL/1', '1 AXIAL/2', '1 AXIAL/3'])
    expect(client.dispose).toHaveBeenCalledOnce()
  })

  it('stops at once when the opening is canceled, although the server does not answer', async () => {
    const { viewer, opening, taken } = viewerOf()
    const client = clientOf(1, 'silence')
    const end = open(viewer, client)
    await vi.waitFor(() => expect(taken).toHaveLength(1))
    opening.cancel()
    expect(await end).toBeUndefined()
    expect(opening.read()).toMatchObject({ wasCancelled: true, refused: [] })
    expect(client.dispose).toHaveBeenCalledOnce()
  })

  it('lists what was not received among the refused files, with the reason', async () => {
    const { viewer, opening } = viewerOf()
    const refusal = { reason: 'notReceived', detail: 'unauthorised' }
    expect(await open(viewer, clientOf(1, 'unauthorised'))).toEqual(refusal)
    expect(opening.read().refused).toEqual([{ name: '1 AXIAL (2)', refusal }])
  })

  it('leaves a whole slide on its server, with its patient', async () => {
    const { viewer, slides, taken } = viewerOf()
    const client = clientOf(3, 'end', SLIDE_CLASS)
    expect(await open(viewer, client, 'SM')).toBeUndefined()
    expect(taken).toEqual([])
    expect(slides).toMatchObject([{ patient: study.patient, series: { uid: '2.25.1.1', modality: 'SM' } }])
    expect(client.dispose).not.toHaveBeenCalled()
  })

  it('fetches other microscopy as files', async () => {
    const { viewer, slides, taken } = viewerOf()
    await open(viewer, clientOf(3, 'end', '1.2.840.10008.5.1.4.1.1.77.1.2'), 'SM')
    expect([slides.length, taken.length]).toEqual([0, 3])
  })
})
