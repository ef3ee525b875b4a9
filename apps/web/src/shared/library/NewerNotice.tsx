import type { NewerEdition } from '@pandok/protocol'
import { Button, ConfirmDialog, HistoryIcon, Notice } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { EditionList } from './EditionList.tsx'
import type { LibraryKind } from './libraryLinks.ts'

interface NewerNoticeProps {
  kind: LibraryKind
  /** The member's own copy. */
  id: string
  name: string
  newer: NewerEdition
  isBusy: boolean
  /** Resolves when it is done, be it that it failed. */
  onTake: () => Promise<void>
}

/** Put off until the page is opened anew; the mark in the lists stays. */
const putOff = new Set<string>()

/** That the original of a copy has moved on, what is new in it, and the choice. */
export function NewerNotice({ kind, id, name, newer, isBusy, onTake }: NewerNoticeProps) {
  const text = useText()
  const key = `${id} ${newer.edition}`
  const [, setPutOff] = useState(0)
  const [isAsked, setAsked] = useState(false)
  if (putOff.has(key)) return null

  async function take() {
    await onTake()
    setAsked(false)
  }

  function leave() {
    putOff.add(key)
    setPutOff(putOff.size)
  }

  return (
    <>
      <Notice
        tone="info"
        icon={<HistoryIcon />}
        title={text('library.newer.title', { edition: newer.edition })}
        action={
          <>
            <Button size="sm" variant="primary" onClick={() => setAsked(true)}>
              {text('library.newer.take')}
            </Button>
            <Button size="sm" variant="quiet" onClick={leave}>
              {text('library.newer.later')}
            </Button>
          </>
        }
      >
        <EditionList changes={newer.changes} />
      </Notice>
      <ConfirmDialog
        open={isAsked}
        title={text('library.newer.ask.title')}
        text={text(`library.newer.ask.${kind}`, { name })}
        confirmLabel={text('library.newer.take')}
        cancelLabel={text('library.newer.later')}
        busy={isBusy}
        onConfirm={() => void take()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}
