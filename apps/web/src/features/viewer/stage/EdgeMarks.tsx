import { edgeLetters, orientationOf, type StackFrame, type View } from '@pandok/viewer'
import { memo } from 'react'
import { useSessionPart } from '../desk/useViewerParts.ts'

const PLACES = {
  left: 'left-1.5 top-1/2 -translate-y-1/2',
  right: 'right-1.5 top-1/2 -translate-y-1/2',
  top: 'top-1 left-1/2 -translate-x-1/2',
  bottom: 'bottom-1 left-1/2 -translate-x-1/2',
} as const

/** Which side of the patient lies where; nothing where the file doesn't say. */
export const EdgeMarks = memo(function EdgeMarks({ frame, view }: { frame: StackFrame; view: View }) {
  const isHidden = useSessionPart(({ texts }) => texts === 'none')
  if (isHidden) return null
  const letters = edgeLetters(orientationOf(frame), view)
  return (Object.keys(PLACES) as (keyof typeof PLACES)[]).map((edge) =>
    letters[edge] === '' ? null : (
      <span
        key={edge}
        data-edge={edge}
        className={`pointer-events-none absolute text-base font-bold text-image-letter [text-shadow:0_0_3px_black,0_0_3px_black] ${PLACES[edge]}`}
      >
        {letters[edge]}
      </span>
    ),
  )
})
