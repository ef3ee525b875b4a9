import { Button, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { EditorWords } from './EditorWords.ts'
import type { Saving } from './useSaving.ts'

interface SaveProblemNoticeProps {
  saving: Saving<unknown>
  words: EditorWords
  onSaveAsNew: () => void
  onJump: (path: string) => void
  refusedAction: ReactNode
}

export function SaveProblemNotice(props: SaveProblemNoticeProps) {
  const { saving, words, onSaveAsNew, onJump, refusedAction } = props
  const text = useText()
  const { problem, isSaving } = saving
  switch (problem?.kind) {
    case 'connection':
      return (
        <Notice
          tone="danger"
          role="alert"
          title={text('editing.problem.connection')}
          action={
            <Button size="sm" loading={isSaving} onClick={() => saving.save()}>
              {text('ui.retry')}
            </Button>
          }
        >
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
      return (
        <Notice tone="danger" role="alert" title={problem.message} action={refusedAction}>
          <ul className="grid gap-0.5">
            {problem.details.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <button
                  type="button"
                  className="min-h-6 text-start underline underline-offset-3"
                  onClick={() => onJump(path)}
                >
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )
    default:
      return null
  }
}
