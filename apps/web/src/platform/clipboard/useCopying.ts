import { toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { currentText } from '../text/text.ts'
import { copyText } from './copyText.ts'
import { restoreAction } from './restoreAction.ts'

const SHOWN_MS = 2000

/** Copies a text and shows that for a moment; on failure it shows `failed` with a retry. */
export function useCopying(failed: string): { isDone: boolean; copy: (text: string) => Promise<void> } {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  async function copy(text: string) {
    const { isDone: isCopied, canRestore } = await copyText(text)
    if (isCopied) {
      setDone(true)
      if (canRestore)
        toast({ tone: 'success', title: currentText()('copy.done'), action: restoreAction(true) })
      return
    }
    const again = { label: currentText()('ui.retry'), onPress: () => void copy(text) }
    toast({ tone: 'danger', title: failed, action: again })
  }
  return { isDone, copy }
}
