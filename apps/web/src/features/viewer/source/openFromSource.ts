import {
  type ByteSource,
  createRemoteDicomWeb,
  type DicomWeb,
  type DicomWebFault,
  type FoundSeries,
  receiveSeries,
} from '@pandok/viewer'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'
import type { ImageSource } from './settings/ImageSource.ts'
import { clientOptions } from './useSourceClient.ts'

type Desk = Pick<ViewerDesk, 'open' | 'opening'>

/**
 * Series of a server, opened like files of the disk and stopped like them. Ends with the last fault that cost an image,
 * if any did.
 */
export async function openFromSource(
  { open, opening }: Desk,
  source: ImageSource,
  series: readonly FoundSeries[],
  createClient: (
    options: ReturnType<typeof clientOptions>,
  ) => DicomWeb & { dispose(): void } = createRemoteDicomWeb,
): Promise<DicomWebFault | undefined> {
  const web = createClient(clientOptions(source))
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
  // Whoever stops the opening must not wait for the server's next word.
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
