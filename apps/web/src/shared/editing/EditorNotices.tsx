import { Button, Notice } from '@pandok/ui'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'
import type { DocumentSession } from '#shared/document/createDocumentSession.ts'
import { SaveProblemNotice, type SaveProblemNoticeProps } from './SaveProblemNotice.tsx'

type NoticedSession = Pick<
  DocumentSession<unknown, unknown, unknown>,
  'read' | 'subscribe' | 'keepRestored' | 'bringBack' | 'dropAside'
>

export interface EditorNoticesProps extends SaveProblemNoticeProps {
  session: NoticedSession
  onDiscard: () => void
}

export function EditorNotices(props: EditorNoticesProps) {
  const { session, onDiscard, ...problem } = props
  const { words } = problem
  const { stored, restoredAt, aside, isOpenElsewhere, isDraftTroubled } = useStorePart(session, (now) => now)
  const text = useText()
  const when = momentFormat(text.locale)
  return (
    <div className="grid gap-2 empty:hidden">
      <SaveProblemNotice {...problem} />
      {restoredAt === undefined ? null : (
        <Notice
          tone="info"
          role="status"
          title={text('editing.restored.title', { when: when.format(restoredAt) })}
          onDismiss={session.keepRestored}
          dismissLabel={text('ui.close')}
          action={
            <Button size="sm" onClick={onDiscard}>
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
