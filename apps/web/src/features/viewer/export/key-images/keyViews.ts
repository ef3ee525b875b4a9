import type { FrameId, Session, View } from '@pandok/viewer'
import { useEffect } from 'react'
import { useViewer } from '#features/viewer/workspace/ViewerContext.ts'

const kept = new WeakMap<Session, Map<FrameId, View>>()

/** Records the view of an image when it is marked, because a lung nodule is invisible in a bone window. */
export function watchKeyViews(session: Session): () => void {
  const views = new Map<FrameId, View>()
  kept.set(session, views)
  return session.subscribe(() => {
    const { keyImages, viewports, active } = session.read()
    for (const frame of views.keys()) if (!keyImages.includes(frame)) views.delete(frame)
    for (const frame of keyImages) {
      if (views.has(frame)) continue
      const shown = [viewports[active], ...viewports].find((viewport) => viewport?.frame === frame)
      if (shown) views.set(frame, shown.view)
    }
  })
}

export const keyViewOf = (session: Session, frame: FrameId): View | undefined => kept.get(session)?.get(frame)

export function useKeyViews(): void {
  const { session } = useViewer()
  useEffect(() => watchKeyViews(session), [session])
}
