import type { NewerEdition } from '@pandok/protocol'
import { Button, HistoryIcon, Notice } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { EditionList } from './EditionList.tsx'
import type { LibraryKind } from './libraryLinks.ts'

interface NewerNoticeProps {
  kind: LibraryKind
  /** The id of the member's copy. */
  id: string
  newer: NewerEdition
  isBusy: boolean
  /** Resolves when it has finished, whether or not it succeeded. */
  onTake: () => Promise<void>
}

/** Dismissed until the page is loaded again; the badge in the lists stays. */
const putOff = new Set<string>()

/**
 * Shows that a copy's original has a newer edition, what is new and what stays, and offers to take it; one press
 * loses nothing.
 */
export function NewerNotice({ kind, id, newer, isBusy, onTake }: NewerNoticeProps) {
  const text = useText()
  const key = `${id} ${newer.edition}`
  const [, setPutOff] = useState(0)
  if (putOff.has(key)) return null

  function leave() {
    putOff.add(key)
    setPutOff(putOff.size)
  }

  return (
    <Notice
      tone="info"
      icon={<HistoryIcon />}
      title={text('library.newer.title', { edition: newer.edition })}
      action={
        <>
          <Button size="sm" variant="primary" loading={isBusy} onClick={onTake}>
            {text('library.newer.take')}
          </Button>
          <Button size="sm" variant="quiet" onClick={leave}>
            {text('library.newer.later')}
          </Button>
        </>
      }
    >
      <EditionList changes={newer.changes} />
      <p>{text(`library.newer.keeps.${kind}`)}</p>
    </Notice>
  )
}
