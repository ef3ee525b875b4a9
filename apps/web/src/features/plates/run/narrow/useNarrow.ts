import { toast } from '@pandok/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { useText } from '#platform/text/text.ts'
import type { Narrow } from './Narrow.ts'

/** Which window is narrow: the Windows program's, a resized browser window, or one that was opened for it. */
type NarrowKind = 'program' | 'resized' | 'popup'

const POPUP = 'popup,width=380,height=800'

export function useNarrow(plateId: string, isPopup: boolean): Narrow {
  const text = useText()
  const [kind, setKind] = useState<NarrowKind | undefined>(isPopup ? 'popup' : undefined)
  const latest = useRef(kind)
  latest.current = kind
  const isNarrow = kind !== undefined

  useEffect(() => {
    if (!isNarrow) return
    const { dataset } = document.documentElement
    dataset['narrow'] = ''
    return () => {
      delete dataset['narrow']
    }
  }, [isNarrow])

  useEffect(() => {
    if (!isDesktop()) return
    let isHere = true
    const program = import('./programWindow.ts')
    // The page may have been reloaded while its window was narrow.
    void program.then(async ({ isProgramNarrow }) => {
      if ((await isProgramNarrow()) && isHere) setKind('program')
    })
    return () => {
      isHere = false
      void program.then(({ widen }) => widen(latest.current === 'resized' ? 'resized' : 'program'))
    }
  }, [])

  return useMemo(() => {
    function openPopup(isEmpty: boolean): void {
      const address = `/program/preview?${new URLSearchParams({ plate: plateId, narrow: '1' })}`
      if (!window.open(address, '_blank', POPUP)) {
        toast({ tone: 'warning', title: text('copy.narrow.blocked') })
      } else if (!isEmpty) toast({ tone: 'info', title: text('copy.narrow.anew') })
    }

    async function enterProgram(isEmpty: boolean): Promise<void> {
      const { narrowWindow } = await import('./programWindow.ts')
      const made = await narrowWindow()
      if (made === undefined) return openPopup(isEmpty)
      setKind(made)
      if (made === 'resized') toast({ tone: 'info', title: text('copy.narrow.notOnTop') })
    }

    return {
      isNarrow,
      enter: (isEmpty) => (isDesktop() ? void enterProgram(isEmpty) : openPopup(isEmpty)),
      leave() {
        if (latest.current === 'popup') window.close()
        else if (latest.current) {
          const left = latest.current
          void import('./programWindow.ts').then(({ widen }) => widen(left))
        }
        setKind(undefined)
      },
    }
  }, [plateId, isNarrow, text])
}
