import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { Viewport } from './Viewport.tsx'

/** All tracks have the same size, whatever they contain. */
const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** All viewports, or the enlarged one alone. */
export function ViewportGrid() {
  const text = useText()
  const rows = useSessionPart((state) => state.rows)
  const columns = useSessionPart((state) => state.columns)
  const alone = useSessionPart(({ isMaximized, active }) => (isMaximized ? active : undefined))
  const ids = useSessionPart(({ viewports }) => viewports.map(({ id }) => id))
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that opened the images disappeared with the empty stage, so the focus moves to the viewport.
    if (document.activeElement && document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>('[data-viewport][tabindex="0"]')?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={root}
      aria-label={text('viewer.layout')}
      className="grid min-h-0 min-w-0 flex-1 gap-px max-md:min-h-[60dvh] bg-image-gap"
      style={{
        gridTemplateRows: tracks(alone === undefined ? rows : 1),
        gridTemplateColumns: tracks(alone === undefined ? columns : 1),
      }}
    >
      {ids.map((id, at) => (alone === undefined || alone === at ? <Viewport key={id} at={at} /> : null))}
    </section>
  )
}
