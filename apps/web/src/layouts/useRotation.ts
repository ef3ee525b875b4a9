import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

const STEP_MS = 8000
const CALM = '(prefers-reduced-motion: reduce)'

/**
 * Rotates through several items. It pauses while hovered, while focused by keyboard and on a hidden page; it
 * doesn't start with reduced motion, and it can be stopped (WCAG 2.2.2).
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
    /** Event handlers for the element that pauses the rotation. */
    rest: {
      // A touch fires no leave event that would end the pause.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointedAt(pointerType !== 'touch'),
      onPointerLeave: () => setPointedAt(false),
      // A click leaves its focus behind, so only keyboard focus counts.
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
