import { Button } from '@pandok/ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useIsEmpty } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import type { ImageWindow } from './useImageWindow.ts'

/**
 * Draws the images in their own window if there is one. Slides stay in this window, because the library that
 * draws them knows only one.
 */
export function DetachedImages({ opened, toggle, children }: ImageWindow & { children: ReactNode }) {
  const text = useText()
  const isEmpty = useIsEmpty()
  const hasSlide = useStorePart(useViewer().slides, ({ shown }) => shown.length > 0)
  if (!opened || isEmpty || hasSlide) return children
  return (
    <>
      <div className="grid min-h-0 min-w-0 flex-1 place-content-center justify-items-center gap-3 text-sm">
        <p>{text('viewer.images.away')}</p>
        <Button size="sm" onClick={toggle}>
          {text('viewer.board.attach')}
        </Button>
      </div>
      {createPortal(children, opened.element)}
    </>
  )
}
