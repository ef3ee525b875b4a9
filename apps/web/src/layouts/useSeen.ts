import { useEffect, useRef } from 'react'
import { callMethod } from '#rpc/callAction.ts'

/** Says of each banner that it was shown, once for as long as the page is open. */
export function useSeen(id: string | undefined): void {
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (id === undefined || said.current.has(id)) return
    said.current.add(id)
    // Like a click: a count that fails is nobody's trouble.
    callMethod('common-bannerSeen', { ids: [id] }).catch(() => {})
  }, [id])
}
