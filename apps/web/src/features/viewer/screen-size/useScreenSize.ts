import { useEffect } from 'react'
import { imageWindow } from '../window/imageElement.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { screenPixelOf } from './screenSizes.ts'

/** Tells the viewer the size of the screen that the images are on. `other` is the window of detached images. */
export function useScreenSize(other: Window | undefined): void {
  const { session } = useViewer()
  useEffect(() => {
    const update = () => session.setScreenPixel(screenPixelOf(imageWindow()))
    update()
    const stops = [window, ...(other ? [other] : [])].map((page) => onMoved(page, update))
    return () => {
      for (const stop of stops) stop()
    }
  }, [session, other])
}

/** Moving a window to another screen has no event of its own, but these follow it. */
function onMoved(page: Window, update: () => void): () => void {
  const root = page.document.documentElement
  page.addEventListener('resize', update)
  page.addEventListener('focus', update)
  root.addEventListener('pointerenter', update)
  return () => {
    page.removeEventListener('resize', update)
    page.removeEventListener('focus', update)
    root.removeEventListener('pointerenter', update)
  }
}
