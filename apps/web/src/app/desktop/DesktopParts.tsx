import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '#app/loadChunk.ts'
import { isDesktop } from './isDesktop.ts'

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
