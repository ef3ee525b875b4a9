import type { FrameId, Refusal, Stack } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { fileWords } from '../names/fileWords.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'

interface FailureTextProps {
  stack: Stack | undefined
  frame: FrameId | undefined
  failure: Refusal
}

/** Shown instead of an image that failed: its file and the reason. */
export function FailureText({ stack, frame, failure: { reason, detail } }: FailureTextProps) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const file = stack?.frames.find(({ id }) => id === frame)?.instance.source.name
  return (
    <div
      role="alert"
      className="pointer-events-none absolute inset-0 m-auto grid h-fit max-w-[80%] gap-1 text-center text-sm text-image-chosen"
    >
      <p>{text('viewer.viewport.failed')}</p>
      <p className="text-on-image">
        {text(`viewer.refusal.${reason}`)}
        {detail ? ` (${detail})` : null}
      </p>
      {file ? (
        <p className="text-on-image-muted [overflow-wrap:anywhere]">{fileWords(file, isHidden, text)}</p>
      ) : null}
    </div>
  )
}
