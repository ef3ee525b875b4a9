import { useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { Viewport } from './Viewport.tsx'

const ROWS = ['', 'grid-rows-1', 'grid-rows-2', 'grid-rows-3'] as const
const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3'] as const

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
      className={`grid min-h-0 min-w-0 flex-1 gap-px max-md:min-h-[60dvh] bg-image-gap ${alone === undefined ? `${ROWS[rows]} ${COLUMNS[columns]}` : 'grid-cols-1 grid-rows-1'}`}
    >
      {ids.map((id, at) => (alone === undefined || alone === at ? <Viewport key={id} at={at} /> : null))}
    </section>
  )
}
