import type { DicomWeb } from '../createDicomWeb.ts'
import { type DicomWebOptions, serviceAddress } from '../createRequest.ts'
import { DicomWebError } from '../DicomWebError.ts'
import { createSourceWorker } from './createSourceWorker.ts'
import type { MethodName, SourceAnswer, SourceRequest } from './SourceMessage.ts'

/** The part of the Worker interface that is used. */
export interface SourceWorker {
  postMessage(message: SourceRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<SourceAnswer>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void
  terminate(): void
}

interface Waiting {
  resolve: (answer: SourceAnswer) => void
  reject: (error: DicomWebError) => void
}

/**
 * The same as `createDicomWeb`, in a worker: pages may connect only to their own server, and this worker
 * alone has a policy that allows others. The caller has to dispose it.
 */
export function createRemoteDicomWeb(
  { baseUrl, token }: Omit<DicomWebOptions, 'fetch'>,
  createWorker: () => SourceWorker = createSourceWorker,
): DicomWeb & { dispose(): void } {
  serviceAddress(baseUrl)
  const worker = createWorker()
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  worker.addEventListener('message', ({ data }) => {
    const one = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.kind === 'fault') one?.reject(new DicomWebError(data.code, data.status))
    else one?.resolve(data)
  })
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new DicomWebError('broken'))
    waiting.clear()
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)
  worker.postMessage({ kind: 'open', baseUrl, ...(token !== undefined && { token }) })

  async function send(message: SourceRequest & { id: number }, signal?: AbortSignal): Promise<SourceAnswer> {
    if (signal?.aborted) throw new DicomWebError('aborted')
    const { id } = message
    const answered = new Promise<SourceAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    const stop = () => {
      worker.postMessage({ kind: 'stop', id })
      waiting.get(id)?.reject(new DicomWebError('aborted'))
      waiting.delete(id)
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.postMessage(message)
    return answered.finally(() => signal?.removeEventListener('abort', stop))
  }

  async function ask<Value>(
    method: MethodName,
    parameters: readonly unknown[],
    signal?: AbortSignal,
  ): Promise<Value> {
    const answer = await send({ kind: 'ask', id: ++lastId, method, parameters }, signal)
    return (answer.kind === 'value' ? answer.value : undefined) as Value
  }

  return {
    findStudies: (query, page, signal) => ask('findStudies', [query, page], signal),
    findSeries: (study, signal) => ask('findSeries', [study], signal),
    findInstances: (study, series, signal) => ask('findInstances', [study, series], signal),
    seriesMetadata: (study, series, signal) => ask('seriesMetadata', [study, series], signal),
    retrieveInstance: (path, signal) => ask('retrieveInstance', [path], signal),
    retrieveReport: (path, signal) => ask('retrieveReport', [path], signal),
    retrieveFrames: (path, numbers, signal) => ask('retrieveFrames', [path, numbers], signal),
    store: (files, signal) => ask('store', [files], signal),
    thumbnail: (path, size, signal) => ask('thumbnail', [path, size], signal),
    async *retrieveSeries(study, series, signal) {
      const id = ++lastId
      let isOver = false
      try {
        for (;;) {
          const answer = await send({ kind: 'next', id, study, series }, signal)
          if (answer.kind !== 'value') break
          yield answer.value as Blob
        }
        isOver = true
      } finally {
        if (!isOver) worker.postMessage({ kind: 'stop', id })
      }
    },
    dispose(): void {
      worker.terminate()
      for (const { reject } of waiting.values()) reject(new DicomWebError('aborted'))
      waiting.clear()
    },
  }
}
