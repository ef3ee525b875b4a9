import { toast } from '@pandok/ui'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { placeOnOtherScreen } from '#shared/images/placeOnOtherScreen.ts'
import { fillWindow } from './fillWindow.ts'
import { setImageDocument } from './imageElement.ts'
import { passKeys } from './passKeys.ts'

/** Browsers fire no reliable event when a window opened by the page is closed, so it is polled. */
const LOOK_EVERY_MS = 500

interface OpenedWindow {
  other: Window
  /** The element that the images are drawn in. */
  element: HTMLElement
  stop: () => void
}

export interface ImageWindow {
  /** Undefined while the images are in this window. */
  opened: OpenedWindow | undefined
  toggle: () => void
}

/**
 * A window for the images alone, on another monitor if there is one. It belongs to this page: both windows
 * show one session, and the keys of both go to the same commands.
 */
export function useImageWindow(root: RefObject<HTMLElement | null>): ImageWindow {
  const text = useText()
  const [opened, setOpened] = useState<OpenedWindow>()
  useEffect(() => {
    if (!opened) return
    const { other, stop } = opened
    const close = () => other.close()
    const timer = setInterval(() => {
      if (other.closed) setOpened(undefined)
    }, LOOK_EVERY_MS)
    const stopPassing = passKeys(other, () => root.current)
    setImageDocument(other.document)
    window.addEventListener('pagehide', close)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', close)
      setImageDocument(undefined)
      stopPassing()
      stop()
      close()
    }
  }, [opened, root])

  const toggle = useCallback(() => {
    if (opened) return setOpened(undefined)
    const other = window.open('', '_blank', 'popup,width=1280,height=960')
    if (!other) return void toast({ tone: 'warning', title: text('viewer.board.blocked') })
    other.document.title = text('program.title.viewer')
    setOpened({ other, ...fillWindow(other) })
    void placeOnOtherScreen(other)
  }, [opened, text])
  return { opened, toggle }
}
