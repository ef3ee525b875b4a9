import type { DecodedFrame } from '@pandok/viewer'
import { type StackFrame, startOf, type View, windowNumbers, windowOf } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'

interface WindowTextProps {
  frame: StackFrame
  decoded: DecodedFrame
  view: Pick<View, 'voi' | 'isInverted'>
}

/** The window of a picture, with a unit if the values aren't the modality's usual ones. */
export function WindowText({ frame, decoded, view }: WindowTextProps) {
  const text = useText()
  const appearance = windowOf(frame, decoded, view.voi)
  if (appearance.kind === 'color' && !appearance.window) return null
  const { unit } = frame.frame.modality
  return (
    <span data-window="">
      {view.isInverted ? `${text('viewer.image.inverted')} · ` : null}
      {text('viewer.image.window', windowNumbers(startOf(appearance)))}
      {frame.frame.isRealWorld && unit ? ` ${unit}` : null}
    </span>
  )
}
