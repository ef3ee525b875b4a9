import { createRemoteDicomWeb, type DicomWebFault, dicomWebFault } from '@pandok/viewer'
import { useEffect, useRef, useState } from 'react'
import { clientOptions } from '../useSourceClient.ts'

export type ConnectionTest =
  | { state: 'idle' | 'running' | 'done' }
  | { state: 'failed'; fault: DicomWebFault }

/** A server in the same building answers faster than this, in milliseconds. */
const TIMEOUT_MS = 15_000

/** Tests a server by requesting a single study. */
export function useConnectionTest() {
  const [test, setTest] = useState<ConnectionTest>({ state: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function run(server: { address: string; token: string }) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setTest({ state: 'running' })
    const web = createRemoteDicomWeb(clientOptions(server))
    const timer = setTimeout(() => web.dispose(), TIMEOUT_MS)
    const result = await web.findStudies({}, { offset: 0, limit: 1 }, stop.signal).then(
      (): ConnectionTest => ({ state: 'done' }),
      (error: unknown): ConnectionTest => {
        const fault = dicomWebFault(error)
        return { state: 'failed', fault: fault === 'aborted' ? 'unreachable' : fault }
      },
    )
    clearTimeout(timer)
    web.dispose()
    if (!stop.signal.aborted) setTest(result)
  }

  function forget() {
    running.current?.abort()
    setTest({ state: 'idle' })
  }
  return { test, run, forget }
}
