import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Holds what is being typed into a field whose value is stored elsewhere and arrives later. A new value from there
 * replaces it, but not the value that the field itself has sent: what was typed meanwhile would be lost.
 */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value !== sent.current) setTyped(value)
    sent.current = value
  }, [value])
  /** Must be called with each value that the field sends. */
  const markSent = useCallback((given: string) => {
    sent.current = given
  }, [])
  return { typed, setTyped, markSent }
}
