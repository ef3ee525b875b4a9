import { toast } from '@pandok/ui'
import { useEffect, useState } from 'react'

const SHOWN_MS = 2000

/** Puts a text on the clipboard and says so for a moment; where that is refused, `failed` is told. */
export function useCopying(failed: string): { isDone: boolean; copy: (text: string) => Promise<void> } {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setDone(true)
    } catch {
      toast({ tone: 'danger', title: failed })
    }
  }
  return { isDone, copy }
}
