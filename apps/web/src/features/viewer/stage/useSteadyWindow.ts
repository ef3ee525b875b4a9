import type { ShownFrame } from '@pandok/viewer'
import { startOf, type View, windowOf } from '@pandok/viewer'
import { useEffect } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/**
 * A stack without a window in its file is shown with a window from the values of its first frame. A window
 * per frame would flicker while scrolling and make the same tissue look different.
 */
export function useSteadyWindow(at: number, shown: ShownFrame | undefined, view: View | undefined): void {
  const { session } = useViewer()
  const isOpen =
    view?.voi.kind === 'auto' && shown?.decoded.samples === 1 && shown.frame.frame.voi.length === 0
  useEffect(() => {
    if (!isOpen || !shown) return
    const appearance = windowOf(shown.frame, shown.decoded, { kind: 'auto' })
    if (appearance.kind === 'window')
      session.changeView({ voi: { kind: 'window', ...startOf(appearance) } }, at)
  }, [isOpen, shown, session, at])
}
