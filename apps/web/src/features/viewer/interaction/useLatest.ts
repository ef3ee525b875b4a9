import { useRef } from 'react'

/** What was drawn last, for events that come between two drawings. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  latest.current = value
  const read = useRef(() => latest.current)
  return read.current
}
