import { Dialog, Notice, Spinner } from '@pandok/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { type PostcodeAnswer, postcodeAnswer } from './postcodeAnswer.ts'

interface PostcodeDialogProps {
  onChosen: (answer: PostcodeAnswer) => void
  onClose: () => void
}

/** The look-up page runs in a sandboxed frame: it can neither read this page nor use its session. */
export function PostcodeDialog({ onChosen, onClose }: PostcodeDialogProps) {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    function hear(event: MessageEvent) {
      const answer = postcodeAnswer(event, frame.current?.contentWindow ?? null)
      if (answer === 'failed') setFailed(true)
      else if (answer) onChosen(answer)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onChosen])

  return (
    <Dialog
      open
      title={text('account.address.search')}
      closeLabel={text('account.address.close')}
      onClose={onClose}
    >
      {isFailed ? (
        <Notice tone="warning" role="alert">
          {text('account.address.search.failed')}
        </Notice>
      ) : null}
      <div
        hidden={isFailed}
        className="relative h-[min(30rem,65dvh)] overflow-hidden rounded-md border border-line"
      >
        {isLoaded ? null : (
          <p role="status" className="absolute inset-0 flex items-center justify-center gap-3 text-muted">
            <Spinner />
            {text('account.address.search.loading')}
          </p>
        )}
        <iframe
          ref={frame}
          src="/postcode"
          title={text('account.address.search')}
          sandbox="allow-scripts allow-popups allow-forms"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          className="relative size-full"
        />
      </div>
    </Dialog>
  )
}
