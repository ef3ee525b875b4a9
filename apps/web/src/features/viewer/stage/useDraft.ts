import { type Draft, type DraftEvent, stepDraft } from '@pandok/viewer'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useViewer } from '../desk/ViewerDesk.ts'

const KEYS: Readonly<Record<string, 'escape' | 'enter' | 'back'>> = {
  ...{ Escape: 'escape', Enter: 'enter', Backspace: 'back' },
}

/** The measurement in the making. Moves come faster than the screen is drawn: none of them is lost. */
export function useDraft(root: RefObject<HTMLElement | null>) {
  const { measurements } = useViewer()
  const [draft, setDraft] = useState<Draft>()
  const latest = useRef<Draft>(undefined)

  const control = useMemo(() => {
    function put(next: Draft | undefined): void {
      if (latest.current === next) return
      latest.current = next
      setDraft(next)
    }
    return {
      put,
      read: () => latest.current,
      pass(event: DraftEvent): void {
        if (!latest.current) return
        const step = stepDraft(latest.current, event)
        put(step.draft)
        if (step.made) measurements.add(step.made)
      },
    }
  }, [measurements])

  useEffect(() => {
    const element = root.current
    if (!element) return
    // React hears of keys after the commands have: Enter would enlarge the viewport and Backspace delete something else.
    function onKeyDown(event: KeyboardEvent): void {
      const kind = KEYS[event.key]
      if (!control.read() || kind === undefined || event.isComposing) return
      event.preventDefault()
      control.pass({ kind })
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [root, control])

  return { draft, ...control }
}
