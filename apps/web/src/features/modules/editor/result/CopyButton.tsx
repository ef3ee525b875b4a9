import { Button, CheckIcon, CopyIcon, toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#app/text.ts'

interface CopyButtonProps {
  text: string
  /** Accessible name; begins with what is shown only by chance, so the shown word is part of it. */
  label: string
  shownLabel: string
  isBlocked: boolean
}

const SHOWN_MS = 2000

export function CopyButton({ text: copied, label, shownLabel, isBlocked }: CopyButtonProps) {
  const text = useText()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  async function copy() {
    try {
      await navigator.clipboard.writeText(copied)
      setDone(true)
    } catch {
      toast({ tone: 'danger', title: text('moduleRun.result.copyFailed') })
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={isDone ? <CheckIcon /> : <CopyIcon />}
        aria-label={label}
        aria-disabled={isBlocked || copied === '' ? true : undefined}
        title={isBlocked ? text('moduleRun.result.blocked') : undefined}
        onClick={() => void copy()}
      >
        {isDone ? text('moduleRun.result.copied') : shownLabel}
      </Button>
      <span role="status" className="sr-only">
        {isDone ? text('moduleRun.result.copied') : ''}
      </span>
    </>
  )
}
