import { type RefObject, useEffect, useRef } from 'react'

/** A field that was opened by typing starts with that character, and the cursor is behind it. */
export function useTypedStart(
  typed: string | undefined,
  write: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const first = useRef({ typed, write })
  useEffect(() => {
    const { typed: text, write: begin } = first.current
    if (text === undefined) field.current?.select()
    else {
      begin(text)
      requestAnimationFrame(() => field.current?.setSelectionRange(text.length, text.length))
    }
  }, [])
  return field
}
