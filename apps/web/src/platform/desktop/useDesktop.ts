import { useCallback, useEffect, useState } from 'react'
import { callDesktop } from './callDesktop.ts'
import { onDesktopEvent } from './onDesktopEvent.ts'

export interface DesktopAnswer<T> {
  data: T | undefined
  isFailed: boolean
  set: (data: T) => void
}

/** The program's answer, requested again whenever its settings change. */
export function useDesktop<T>(path: string): DesktopAnswer<T> {
  const [data, setData] = useState<T>()
  const [isFailed, setFailed] = useState(false)
  const ask = useCallback(() => {
    callDesktop<T>(path).then(
      (answer) => {
        setData(answer)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [path])
  useEffect(() => {
    ask()
    return onDesktopEvent('settings', ask)
  }, [ask])
  return { data, isFailed, set: setData }
}
