import { CheckIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useRunState } from '../RunDeskFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'
import { CopiedMark } from './CopiedMark.tsx'

interface EchoProps {
  cellId: string | undefined
  mark: CopyMark | undefined
}

/** What the last key has written, beside the keys: the eyes are there, or on the image, and not in the report. */
export function Echo({ cellId, mark }: EchoProps) {
  const text = useText()
  const locale = useRunState((state) => state.locale)
  const words = useRunState(({ runs, entries }) => {
    const last = runs.findLast(({ cell, isWritten }) => cell.id === cellId && isWritten)
    if (!last) return ''
    const own = entries.filter(({ runId }) => runId === last.id).map((entry) => entry.text)
    return own.filter((each) => each !== '').join(' ')
  })
  return (
    <div className="flex min-h-6 shrink-0 items-start gap-3 bg-surface text-sm @max-[60rem]/desk:sticky @max-[60rem]/desk:bottom-0 @max-[60rem]/desk:py-2">
      <div role="status" className="min-w-0 grow">
        {words === '' ? null : (
          <p className="flex items-start gap-2">
            <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
            <span className="sr-only">{text('plateRun.board.written')}</span>
            <span lang={locale} className="line-clamp-2 min-w-0 break-words text-muted">
              {words}
            </span>
          </p>
        )}
      </div>
      <CopiedMark mark={mark} />
    </div>
  )
}
