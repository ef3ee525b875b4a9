import { type ComponentType, useEffect, useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** What the Windows program adds to every page. In a browser it is nothing, and nothing is loaded. */
export function DesktopParts() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (!isDesktop()) return
    loadChunk(() => import('./files/HandedFiles.tsx')).then(
      ({ HandedFiles }) => setParts(() => HandedFiles),
      // The next page asks again; until then files wait where they are.
      () => {},
    )
  }, [])
  return Parts ? <Parts /> : null
}
