import { useRef } from 'react'

/** The value of the last render, for events between two renders. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value)
  latest.current = value
  const read = useRef(() => latest.current)
  return read.current
}
