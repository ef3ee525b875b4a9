import { useCallback, useEffect, useRef } from 'react'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { shareHost } from './shareHost.ts'

/** Opens a channel to a plate in another window, once and only on request. */
export function useSharedHost(host: ImageHost): () => string {
  const viewer = useViewer()
  const line = useRef<{ id: string; stop: () => void } | undefined>(undefined)
  useEffect(() => () => line.current?.stop(), [])
  return useCallback(() => {
    if (!line.current) {
      const id = crypto.randomUUID()
      line.current = { id, stop: shareHost(id, viewer, host) }
    }
    return line.current.id
  }, [viewer, host])
}
