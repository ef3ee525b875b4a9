import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

const STEP_MS = 8000
const CALM = '(prefers-reduced-motion: reduce)'

/**
 * Which of several is shown, one after the other. It rests under the mouse, under the keyboard's focus and on a hidden
 * page; it doesn't start by itself for whoever wants less motion, and anybody can stop it (WCAG 2.2.2).
 */
export function useRotation(count: number) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !window.matchMedia(CALM).matches)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isVisible = usePageVisible()
  const index = count === 0 ? 0 : at % count
  const isRunning = count > 1 && isPlaying && !isPointedAt && !isFocused && isVisible

  useEffect(() => {
    const calm = window.matchMedia(CALM)
    const onChange = () => {
      if (calm.matches) setPlaying(false)
    }
    calm.addEventListener('change', onChange)
    return () => calm.removeEventListener('change', onChange)
  }, [])

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setAt(index + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isRunning, index])

  return {
    index,
    isPlaying,
    isVisible,
    toggle: () => setPlaying(!isPlaying),
    step: (by: 1 | -1) => setAt((index + by + count) % count),
    /** For the element whose pointer and focus make it rest. */
    rest: {
      // A finger leaves nothing behind that could end the rest.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setPointedAt(false),
      // A click leaves its focus behind, too: only the keyboard's counts.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const onChange = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return isVisible
}
