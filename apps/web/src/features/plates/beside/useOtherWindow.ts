import { toast } from '@pandok/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { placeOnOtherScreen } from '#shared/images/placeOnOtherScreen.ts'
import type { PrintableReport } from '#shared/print/PrintableReport.ts'

/** Browsers fire no event when a window opened by the page is closed, so it is polled. */
const LOOK_EVERY_MS = 500

/** A plate in a window of its own that still receives the image events of this page. */
export function useOtherWindow(
  share: () => string,
  printable: RefObject<PrintableReport | undefined>,
  risk: RefObject<() => boolean>,
) {
  const text = useText()
  const other = useRef<Window | null>(null)
  const [isDetached, setDetached] = useState(false)
  useEffect(() => {
    if (!isDetached) return
    const timer = setInterval(() => {
      if (other.current?.closed) setDetached(false)
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isDetached])
  return {
    isDetached,
    detach(plate: string): void {
      if ((printable.current?.words() ?? '') !== '' || risk.current()) {
        toast({ tone: 'warning', title: text('viewer.board.notEmpty') })
        return
      }
      const address = `/program/preview?${new URLSearchParams({ plate, images: share() })}`
      other.current = window.open(address, '_blank', 'popup,width=900,height=960')
      if (other.current) {
        setDetached(true)
        void placeOnOtherScreen(other.current)
      } else toast({ tone: 'warning', title: text('viewer.board.blocked') })
    },
    attach(): void {
      other.current?.close()
      setDetached(false)
    },
  }
}
