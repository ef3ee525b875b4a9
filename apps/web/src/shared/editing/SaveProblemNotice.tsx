import { Button, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { SaveProblem } from '#shared/document/SessionState.ts'
import type { EditorWords } from './EditorWords.ts'
import type { Saving } from './useSaving.ts'

export interface SaveProblemNoticeProps {
  saving: Saving<unknown>
  words: EditorWords
  onSaveAsNew: () => void
  /** Leads to the place of a refusal: `cells.3.name`. */
  onJump: (path: string) => void
  /** The display name of such a place, if it has one. */
  placeOf: (path: string) => string | undefined
  /** What helps when the server refuses the document as a whole. */
  refusedHint?: string | undefined
  refusedAction?: ReactNode
}

export function SaveProblemNotice(props: SaveProblemNoticeProps) {
  const { saving, words, onSaveAsNew } = props
  const text = useText()
  const { problem, isSaving } = saving
  const retry = (
    <Button size="sm" loading={isSaving} onClick={() => saving.save()}>
      {text('ui.retry')}
    </Button>
  )
  switch (problem?.kind) {
    case 'connection':
      return (
        <Notice tone="danger" role="alert" title={text('editing.problem.title')} action={retry}>
          {problem.message}
        </Notice>
      )
    case 'gone':
      return (
        <Notice
          tone="danger"
          role="alert"
          title={words.gone}
          action={
            <Button size="sm" loading={isSaving} onClick={onSaveAsNew}>
              {words.saveAsNew}
            </Button>
          }
        />
      )
    case 'refused':
      return <RefusedNotice {...props} problem={problem} retry={retry} />
    default:
      return null
  }
}

interface RefusedNoticeProps extends SaveProblemNoticeProps {
  problem: Extract<SaveProblem, { kind: 'refused' }>
  retry: ReactNode
}

/** Names each place that the server refuses; without places, the same document may be accepted later. */
function RefusedNotice({ problem, retry, refusedHint, refusedAction, onJump, placeOf }: RefusedNoticeProps) {
  const text = useText()
  const { message, details } = problem
  if (details.length === 0) {
    return (
      <Notice
        tone="danger"
        role="alert"
        title={text('editing.problem.title')}
        action={refusedAction ?? retry}
      >
        <p>{message}</p>
        {refusedHint ? <p>{refusedHint}</p> : null}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" role="alert" title={text('editing.problem.title')} action={refusedAction}>
      <p>{text('editing.problem.places')}</p>
      <ul className="mt-1 grid gap-0.5">
        {details.map(({ path, message: sentence }) => {
          const place = placeOf(path)
          return (
            <li key={`${path} ${sentence}`}>
              <button
                type="button"
                className="min-h-6 text-start underline underline-offset-3"
                onClick={() => onJump(path)}
              >
                {place === undefined ? null : <span className="font-semibold">{place}: </span>}
                {sentence}
              </button>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
