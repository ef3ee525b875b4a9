import {
  type ByteSource,
  createRemoteDicomWeb,
  type DicomWeb,
  type DicomWebFault,
  type FoundSeries,
  type FoundStudy,
  type Refusal,
  receiveSeries,
  type Viewer,
} from '@pandok/viewer'
import { serverSlideOf } from './serverSlideOf.ts'
import type { ImageSource } from './settings/ImageSource.ts'
import { clientOptions } from './useSourceClient.ts'

type Opener = Pick<Viewer, 'open' | 'opening' | 'openServerSlide'>

type Client = DicomWeb & { dispose(): void }
type CreateClient = (options: ReturnType<typeof clientOptions>) => Client

/**
 * Opens series of a server. Whole slides stay there; everything else is opened like local files and can be
 * stopped as well. Resolves with the last reason for a missing image, if any; the detail of `notReceived` is
 * the fault.
 */
export async function openFromSource(
  viewer: Opener,
  source: ImageSource,
  study: FoundStudy,
  series: readonly FoundSeries[],
  createClient: CreateClient = createRemoteDicomWeb,
): Promise<Refusal | undefined> {
  const files: FoundSeries[] = []
  let refused: Refusal | undefined
  for (const one of series) {
    const web = one.modality === 'SM' ? createClient(clientOptions(source)) : undefined
    const found = web && (await serverSlideOf(web, study, one))
    if (found) {
      const refusal = await viewer.openServerSlide(found.record, found.slide)
      if (refusal && refusal.reason !== 'duplicate') refused = refusal
    } else {
      web?.dispose()
      files.push(one)
    }
  }
  const lost =
    files.length > 0 ? await openFiles(viewer, createClient(clientOptions(source)), files) : undefined
  return lost ? { reason: 'notReceived', detail: lost } : refused
}

async function openFiles(
  { open, opening }: Opener,
  web: Client,
  series: readonly FoundSeries[],
): Promise<DicomWebFault | undefined> {
  const stop = new AbortController()
  let lost: DicomWebFault | undefined

  async function* received(): AsyncGenerator<ByteSource> {
    for (const one of series) {
      let last: DicomWebFault | undefined
      const options = {
        signal: stop.signal,
        label: labelOf(one),
        onFault: (fault: DicomWebFault) => (last = fault),
      }
      for await (const file of receiveSeries(web, one, options)) {
        if (file.refusal) lost = last ?? 'notFound'
        yield file
      }
    }
  }

  const opened = open(received())
  const counts = series.map(({ instanceCount }) => instanceCount)
  if (counts.every((count) => count !== undefined))
    opening.expect(counts.reduce((sum, count) => sum + count, 0))
  // Stopping must not wait for the server's next answer.
  const unsubscribe = opening.subscribe(() => {
    if (!opening.read().isRunning) stop.abort()
  })
  try {
    await opened
  } finally {
    unsubscribe()
    stop.abort()
    web.dispose()
  }
  return lost
}

const labelOf = ({ number, description, modality }: FoundSeries): string =>
  [number, description || modality].filter((part) => part !== undefined && part !== '').join(' ')
