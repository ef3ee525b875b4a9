import type { ShownFrame } from '@pandok/viewer'
import { useEffect } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** Counts a frame as seen once it has been painted, not when it is requested. */
export function useSeen(stack: string | undefined, shown: ShownFrame | undefined, hasRoom: boolean): void {
  const { session } = useViewer()
  const frame = hasRoom ? shown?.frame.id : undefined
  useEffect(() => {
    if (stack !== undefined && frame !== undefined) session.seen.add(stack, frame)
  }, [session, stack, frame])
}
