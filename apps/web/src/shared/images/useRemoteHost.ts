import { useEffect, useState } from 'react'
import { createRemoteHost } from './createRemoteHost.ts'
import type { ImageHost } from './ImageHost.ts'

/** Images in another window, by the name of the channel. */
export function useRemoteHost(id: string | null): ImageHost | undefined {
  const [host, setHost] = useState<ImageHost>()
  useEffect(() => {
    if (id === null) return
    const made = createRemoteHost(id)
    setHost(made)
    return () => made.dispose()
  }, [id])
  return host
}
