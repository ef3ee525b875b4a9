import { createDicomWeb, type DicomWeb } from '../createDicomWeb.ts'
import { DicomWebError } from '../DicomWebError.ts'
import type { SourceAnswer, SourceRequest } from './SourceMessage.ts'

/** The worker's side: performs requests and posts the answers. */
export function createSourceHandler(answer: (message: SourceAnswer) => void) {
  let web: DicomWeb | undefined
  const running = new Map<number, AbortController>()
  const series = new Map<number, AsyncGenerator<Blob>>()

  function signalOf(id: number): AbortSignal {
    const controller = running.get(id) ?? new AbortController()
    running.set(id, controller)
    return controller.signal
  }

  async function answered(id: number, work: (web: DicomWeb) => Promise<SourceAnswer>): Promise<void> {
    try {
      if (!web) throw new DicomWebError('addressInvalid')
      answer(await work(web))
    } catch (error) {
      const { code, status } = error instanceof DicomWebError ? error : new DicomWebError('broken')
      answer({ kind: 'fault', id, code, ...(status !== undefined && { status }) })
      series.delete(id)
    }
    if (!series.has(id)) running.delete(id)
  }

  function nextOf(id: number, open: (signal: AbortSignal) => AsyncGenerator<Blob>): AsyncGenerator<Blob> {
    const files = series.get(id) ?? open(signalOf(id))
    series.set(id, files)
    return files
  }

  return (message: SourceRequest): Promise<void> | undefined => {
    if (message.kind === 'open') {
      web = createDicomWeb(message)
      return undefined
    }
    const { id } = message
    if (message.kind === 'stop') {
      running.get(id)?.abort()
      running.delete(id)
      series.delete(id)
      return undefined
    }
    if (message.kind === 'next') {
      return answered(id, async ({ retrieveSeries }) => {
        const files = nextOf(id, (signal) => retrieveSeries(message.study, message.series, signal))
        const { done, value } = await files.next()
        if (done) series.delete(id)
        return done ? { kind: 'end', id } : { kind: 'value', id, value }
      })
    }
    return answered(id, async (open) => {
      const ask = open[message.method] as (...parameters: unknown[]) => Promise<unknown>
      return { kind: 'value', id, value: await ask(...message.parameters, signalOf(id)) }
    })
  }
}
