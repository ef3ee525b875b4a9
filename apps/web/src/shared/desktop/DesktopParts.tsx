import { type ComponentType, useEffect, useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** The parts that the Windows program adds to every page. A browser renders and loads none of them. */
export function DesktopParts() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (!isDesktop()) return
    loadChunk(() => import('./files/IncomingFiles.tsx')).then(
      ({ IncomingFiles }) => setParts(() => IncomingFiles),
      // The next page tries again; until then the files wait.
      () => {},
    )
  }, [])
  return Parts ? <Parts /> : null
}
