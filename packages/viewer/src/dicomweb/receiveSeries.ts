import type { ByteSource } from '../model/ByteSource.ts'
import type { DicomWeb } from './createDicomWeb.ts'
import { type DicomWebFault, dicomWebFault, HOPELESS_FAULTS } from './DicomWebError.ts'
import type { FoundSeries } from './json/found.ts'
import { sopInstanceOf } from './sopInstanceOf.ts'

type Server = Pick<DicomWeb, 'retrieveSeries' | 'findInstances' | 'retrieveInstance'>

interface Receiving {
  signal: AbortSignal
  /** Prefix of the names of its files. */
  label: string
  /** Called for every fault, including those that a retry has resolved. */
  onFault?: (fault: DicomWebFault) => void
}

const lost = (name: string, fault: DicomWebFault): ByteSource => ({
  name,
  blob: new Blob([]),
  refusal: { reason: 'notReceived', detail: fault },
})

/**
 * The files of a series, to be opened. After a truncated response the missing files are requested one by one;
 * those that fail are yielded with the reason, so that the series isn't mistaken for complete. Never throws;
 * ends when it is aborted.
 */
export async function* receiveSeries(
  web: Server,
  series: FoundSeries,
  { signal, label, onFault }: Receiving,
): AsyncGenerator<ByteSource> {
  const { study, uid, instanceCount = 0 } = series
  const here = new Set<string>()
  let fault: DicomWebFault | undefined

  async function* take(blob: Blob): AsyncGenerator<ByteSource> {
    const instance = (await sopInstanceOf(blob)) ?? `?${here.size + 1}`
    here.add(instance)
    yield { name: `${label}/${here.size}`, blob }
  }
  function note(error: unknown): DicomWebFault {
    fault = dicomWebFault(error)
    if (!signal.aborted) onFault?.(fault)
    return fault
  }

  try {
    for await (const blob of web.retrieveSeries(study, uid, signal)) yield* take(blob)
  } catch (error) {
    note(error)
  }
  if (signal.aborted || (fault === undefined && here.size >= instanceCount)) return
  const rest = () => {
    const missing = Math.max(instanceCount - here.size, 0)
    return lost(missing > 0 ? `${label} (${missing})` : label, fault ?? 'notFound')
  }
  if (fault !== undefined && HOPELESS_FAULTS.has(fault)) return void (yield rest())

  const listed = await web.findInstances(study, uid, signal).catch((error: unknown) => void note(error))
  if (signal.aborted) return
  if (!listed) return void (yield rest())
  for (const { uid: instance } of listed.filter((one) => !here.has(one.uid))) {
    try {
      yield* take(await web.retrieveInstance({ study, series: uid, instance }, signal))
    } catch (error) {
      const code = note(error)
      if (signal.aborted) return
      if (HOPELESS_FAULTS.has(code)) return void (yield rest())
      yield lost(`${label}/${instance}`, code)
    }
  }
}
