import { createRemoteDicomWeb, type DicomWebFault } from '@pandok/viewer'
import { useEffect, useRef, useState } from 'react'
import { faultOf } from '../faultOf.ts'
import { clientOptions } from '../useSourceClient.ts'

export type ConnectionTest =
  | { state: 'idle' | 'running' | 'done' }
  | { state: 'failed'; fault: DicomWebFault }

/** Nobody waits longer for a server in the same building. */
const PATIENCE = 15_000

/** Asks a server for one study, whichever. */
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
    const timer = setTimeout(() => web.dispose(), PATIENCE)
    const result = await web.findStudies({}, { offset: 0, limit: 1 }, stop.signal).then(
      (): ConnectionTest => ({ state: 'done' }),
      (error: unknown): ConnectionTest => {
        const fault = faultOf(error)
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
