import { describe, expect, it } from 'vitest'
import type { ByteSource } from '../model/ByteSource.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { DicomWebError, type DicomWebFault } from './DicomWebError.ts'
import type { FoundInstance, FoundSeries } from './json/found.ts'
import { receiveSeries } from './receiveSeries.ts'
import { sopInstanceOf } from './sopInstanceOf.ts'

const uids = ['2.25.1', '2.25.22', '2.25.333', '2.25.4444']
const fileOf = (uid: string) => new Blob([makeDicom({ SOPInstanceUID: uid })])
const series: FoundSeries = {
  uid: '2.25.9.1',
  study: '2.25.9',
  number: 3,
  modality: 'CT',
  description: '',
  bodyPart: '',
  instanceCount: uids.length,
}

interface Behavior {
  /** How many come in one answer before it ends, or fails. */
  whole: number
  fault?: DicomWebFault
  /** What single questions are answered with, by instance. */
  single?: Record<string, DicomWebFault>
}

/** A server with four instances that behaves as configured, and records each request. */
function serverThat({ whole, fault, single = {} }: Behavior) {
  const asked: string[] = []
  return {
    asked,
    async *retrieveSeries() {
      for (const uid of uids.slice(0, whole)) yield fileOf(uid)
      if (fault) throw new DicomWebError(fault)
    },
    findInstances: async (): Promise<FoundInstance[]> =>
      uids.map((uid) => ({ uid, sopClass: '', number: undefined, frames: 1 })),
    async retrieveInstance({ instance }: { instance: string }) {
      asked.push(instance)
      const wrong = single[instance]
      if (wrong) throw new DicomWebError(wrong)
      return fileOf(instance)
    },
  }
}

async function received(web: ReturnType<typeof serverThat>, signal = new AbortController().signal) {
  const faults: DicomWebFault[] = []
  const all: ByteSource[] = []
  const options = { signal, label: 'S', onFault: (fault: DicomWebFault) => faults.push(fault) }
  for await (const source of receiveSeries(web, series, options)) all.push(source)
  const lost = all.flatMap(({ name, refusal }) => (refusal ? [[name, refusal.reason, refusal.detail]] : []))
  const here = await Promise.all(all.filter(({ refusal }) => !refusal).map(({ blob }) => sopInstanceOf(blob)))
  return { here, lost, faults }
}

describe('receiving a series', () => {
  it('takes the one answer of a server that gives all of it', async () => {
    const web = serverThat({ whole: 4 })
    expect(await received(web)).toEqual({ here: uids, lost: [], faults: [] })
    expect(web.asked).toEqual([])
  })

  it('asks one by one for what an answer that broke off did not bring', async () => {
    const web = serverThat({ whole: 2, fault: 'broken' })
    expect(await received(web)).toEqual({ here: uids, lost: [], faults: ['broken'] })
    expect(web.asked).toEqual(uids.slice(2))
  })

  it('notices that fewer came than the server had counted', async () => {
    const web = serverThat({ whole: 3 })
    expect((await received(web)).here).toEqual(uids)
  })

  it('names each file that the server does not send, and goes on with the rest', async () => {
    const web = serverThat({ whole: 1, fault: 'server', single: { '2.25.22': 'notFound' } })
    expect(await received(web)).toEqual({
      here: ['2.25.1', '2.25.333', '2.25.4444'],
      lost: [['S/2.25.22', 'notReceived', 'notFound']],
      faults: ['server', 'notFound'],
    })
  })

  it('does not go on asking a server that lets nobody in, and says how many are missing', async () => {
    const web = serverThat({ whole: 1, fault: 'unauthorised' })
    expect(await received(web)).toEqual({
      here: ['2.25.1'],
      lost: [['S (3)', 'notReceived', 'unauthorised']],
      faults: ['unauthorised'],
    })
    expect(web.asked).toEqual([])
  })

  it('ends without a word when it is stopped', async () => {
    const stop = new AbortController()
    stop.abort()
    const web = serverThat({ whole: 1, fault: 'aborted' })
    expect(await received(web, stop.signal)).toEqual({ here: ['2.25.1'], lost: [], faults: [] })
  })
})

describe('which instance a file is', () => {
  it('is read out of its head, and unknown where there is none', async () => {
    expect(await sopInstanceOf(fileOf('2.25.987654321'))).toBe('2.25.987654321')
    expect(await sopInstanceOf(new Blob(['not DICOM at all']))).toBeUndefined()
    expect(await sopInstanceOf(fileOf('2.25.1').slice(0, 200))).toBeUndefined()
    expect(await sopInstanceOf(new Blob([new Uint8Array(400)]))).toBeUndefined()
  })
})
