import { type DecodedFrame, readInstance, type WorkerLike } from '@pandok/viewer'
import { makeDicom } from '@pandok/viewer/testkit'
import { afterEach, expect, it, vi } from 'vitest'
import { createViewerDesk } from './createViewerDesk.ts'
import type { ViewerDesk } from './ViewerDesk.ts'

type Message = Parameters<WorkerLike['postMessage']>[0]

const PIXELS: DecodedFrame = {
  ...{ rows: 4, columns: 6, samples: 1, min: 0, max: 23 },
  values: Uint16Array.from({ length: 24 }, (_, index) => index),
}

/** Workers that read a file in this thread, when the test lets them. */
function slowWorkers() {
  const waiting: (() => Promise<void>)[] = []
  vi.stubGlobal(
    'Worker',
    class {
      listeners: ((event: { data: unknown }) => void)[] = []
      addEventListener(type: string, listener: (event: { data: unknown }) => void) {
        if (type === 'message') this.listeners.push(listener)
      }
      terminate() {}
      postMessage({ id, job }: Message) {
        waiting.push(async () => {
          const blob = 'blob' in job ? job.blob : new Blob()
          const read = readInstance(new Uint8Array(await blob.arrayBuffer()))
          const outcome = read.ok ? { ...read, frame: PIXELS } : read
          for (const listener of this.listeners) listener({ data: { id, outcome } })
        })
      }
    },
  )
  return {
    asked: () => vi.waitFor(() => expect(waiting).not.toHaveLength(0), { timeout: 10_000 }),
    answer: () => Promise.all(waiting.splice(0).map((read) => read())),
  }
}

let desk: ViewerDesk | undefined
afterEach(() => {
  desk?.dispose()
  desk = undefined
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The pixels that came with a file are kept under the id that it got. */
function openedDesk() {
  let ids = 0
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `0-0-0-0-${++ids}`)
  const workers = slowWorkers()
  const made = createViewerDesk()
  desk = made
  async function* files() {
    yield { name: 'IM1', blob: new Blob([makeDicom({})]) }
  }
  const keptFrames = () =>
    Array.from({ length: ids + 1 }, (_, id) => `0-0-0-0-${id}#1`).filter((id) => made.frames.get(id))
  return { workers, desk: made, open: () => made.open(files()), keptFrames }
}

it('shows a file that was read, with the pixels that came along', async () => {
  const { workers, desk, open, keptFrames } = openedDesk()
  const opening = open()
  await workers.asked()
  await workers.answer()
  await opening
  expect(desk.studies.read().patients).toHaveLength(1)
  expect(desk.session.activeViewport().stack).toBeDefined()
  expect(keptFrames()).toHaveLength(1)
})

it('takes nothing of a file that was read when everything had been closed', async () => {
  const { workers, desk, open, keptFrames } = openedDesk()
  const opening = open()
  await workers.asked()
  desk.close()
  await workers.answer()
  await opening
  expect(desk.studies.read().patients).toEqual([])
  expect(desk.session.activeViewport().stack).toBeUndefined()
  expect(keptFrames()).toEqual([])
})
