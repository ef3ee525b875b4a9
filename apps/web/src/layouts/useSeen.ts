import { useEffect, useRef } from 'react'
import { callMethod } from '#rpc/callAction.ts'

/** Reports each banner as seen, once while the page is open. */
export function useSeen(id: string | undefined): void {
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (id === undefined || said.current.has(id)) return
    said.current.add(id)
    // A failed count is ignored, as for clicks.
    callMethod('common-bannerSeen', { ids: [id] }).catch(() => {})
  }, [id])
}
