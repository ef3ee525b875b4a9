import { Button, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'
import type { DocumentSession } from '#shared/document/createDocumentSession.ts'
import type { EditorWords } from './EditorWords.ts'
import { SaveProblemNotice } from './SaveProblemNotice.tsx'
import type { Saving } from './useSaving.ts'

type NoticedSession = Pick<
  DocumentSession<unknown, unknown, unknown>,
  'read' | 'subscribe' | 'keepRestored' | 'bringBack' | 'dropAside'
>

export interface EditorNoticesProps {
  session: NoticedSession
  onDiscard: () => void
  saving: Saving<unknown>
  onSaveAsNew: () => void
  /** Leads to the place of a refusal: `cells.3.name`. */
  onJump: (path: string) => void
  /** An action that helps when the server refuses. */
  refusedAction?: ReactNode
  words: EditorWords
}

export function EditorNotices(props: EditorNoticesProps) {
  const { session, saving, words } = props
  const { stored, restoredAt, aside, isOpenElsewhere, isDraftTroubled } = useStorePart(session, (now) => now)
  const text = useText()
  const when = momentFormat(text.locale)
  return (
    <div className="grid gap-2 empty:hidden">
      <SaveProblemNotice
        saving={saving}
        words={words}
        onSaveAsNew={props.onSaveAsNew}
        onJump={props.onJump}
        refusedAction={props.refusedAction}
      />
      {restoredAt === undefined ? null : (
        <Notice
          tone="info"
          role="status"
          title={text('editing.restored.title', { when: when.format(restoredAt) })}
          onDismiss={session.keepRestored}
          dismissLabel={text('ui.close')}
          action={
            <Button size="sm" onClick={props.onDiscard}>
              {text('editing.restored.discard')}
            </Button>
          }
        />
      )}
      {aside === undefined ? null : (
        <Notice
          tone="info"
          title={text('editing.aside.title', { when: when.format(aside.at) })}
          action={
            <>
              <Button size="sm" onClick={() => void session.bringBack()}>
                {text('editing.aside.back')}
              </Button>
              <Button size="sm" variant="quiet" onClick={session.dropAside}>
                {text('editing.restored.discard')}
              </Button>
            </>
          }
        />
      )}
      {isOpenElsewhere && stored !== undefined ? <Notice tone="warning">{words.otherTab}</Notice> : null}
      {isDraftTroubled ? <Notice tone="warning">{text('editing.draftTrouble')}</Notice> : null}
    </div>
  )
}
