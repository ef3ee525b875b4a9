import { orientationOf, type StackFrame, type View } from '@pandok/viewer'
import { memo } from 'react'
import { OrientationLetters } from './OrientationLetters.tsx'

/** The orientation letters of an image or a plane. */
export const EdgeMarks = memo(function EdgeMarks({ frame, view }: { frame: StackFrame; view: View }) {
  return <OrientationLetters orientation={orientationOf(frame)} view={view} />
})
