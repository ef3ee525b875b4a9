import type { UpdateState } from '@pandok/protocol/desktop'
import { useEffect, useState } from 'react'
import { callDesktop } from './callDesktop.ts'
import { onDesktopEvent } from './onDesktopEvent.ts'

/** The state of updates; undefined until the program has answered, null if it can't. */
export function useUpdate(): [UpdateState | null | undefined, (state: UpdateState) => void] {
  const [state, setState] = useState<UpdateState | null>()
  useEffect(() => {
    let isHeard = false
    const leave = onDesktopEvent('update', (next) => {
      isHeard = true
      setState(next)
    })
    callDesktop<UpdateState>('/desktop/update').then(
      // A state that was pushed meanwhile is newer.
      (found) => isHeard || setState(found),
      () => isHeard || setState(null),
    )
    return leave
  }, [])
  return [state, setState]
}
