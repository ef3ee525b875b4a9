import { useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useBoard } from '../editor/useBoard.ts'
import { announceChange } from './announceChange.ts'

/** Announces changes on the board to screen readers. */
export function BoardAnnouncer() {
  const text = useText()
  const editor = useBoard()
  const [words, setWords] = useState('')
  const latest = useRef(text)
  latest.current = text

  useEffect(() => {
    let before = editor.read()
    return editor.subscribe(() => {
      const after = editor.read()
      const said = announceChange(latest.current, before, after)
      before = after
      if (said !== undefined) setWords(said)
    })
  }, [editor])

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
