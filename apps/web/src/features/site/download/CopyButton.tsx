import { Button, CheckIcon, CopyIcon, toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#app/text.ts'

const SHOWN_MS = 2000

export function CopyButton({ label, value }: { label: string; value: string }) {
  const text = useText()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setDone(true)
    } catch {
      toast({ tone: 'danger', title: text('site.download.copyFailed') })
    }
  }

  return (
    <>
      <Button size="sm" icon={isDone ? <CheckIcon /> : <CopyIcon />} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="sr-only">
        {isDone ? text('site.download.copied') : ''}
      </span>
    </>
  )
}
