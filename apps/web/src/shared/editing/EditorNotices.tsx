import { Button, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { momentFormat } from '#platform/text/momentFormat.ts'
import { useText } from '#platform/text/text.ts'
import type { EditorWords } from './EditorWords.ts'
import { SaveProblemNotice } from './SaveProblemNotice.tsx'
import type { Saving } from './useSaving.ts'

interface EditorNoticesProps {
  restoredAt: number | undefined
  onDiscard: () => void
  onKeepRestored: () => void
  asideAt: number | undefined
  onBringBack: () => void
  onDropAside: () => void
  isShared: boolean
  isDraftTroubled: boolean
  saving: Saving<unknown>
  onSaveAsNew: () => void
  /** Leads to the place of a refusal: `cells.3.name`. */
  onJump: (path: string) => void
  /** What helps when the server refuses. */
  refusedAction?: ReactNode
  words: EditorWords
}

/** What one has to know about the work at hand, above it. */
export function EditorNotices(props: EditorNoticesProps) {
  const { restoredAt, asideAt, isShared, isDraftTroubled, saving, words } = props
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
          onDismiss={props.onKeepRestored}
          dismissLabel={text('ui.close')}
          action={
            <Button size="sm" onClick={props.onDiscard}>
              {text('editing.restored.discard')}
            </Button>
          }
        />
      )}
      {asideAt === undefined ? null : (
        <Notice
          tone="info"
          title={text('editing.aside.title', { when: when.format(asideAt) })}
          action={
            <>
              <Button size="sm" onClick={props.onBringBack}>
                {text('editing.aside.back')}
              </Button>
              <Button size="sm" variant="quiet" onClick={props.onDropAside}>
                {text('editing.restored.discard')}
              </Button>
            </>
          }
        />
      )}
      {isShared ? <Notice tone="warning">{words.otherTab}</Notice> : null}
      {isDraftTroubled ? <Notice tone="warning">{text('editing.draftTrouble')}</Notice> : null}
    </div>
  )
}
