import type { NewerEdition } from '@pandok/protocol'
import type { LibraryKind } from '#shared/library/libraryLinks.ts'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { EditorNotices, type EditorNoticesProps } from './EditorNotices.tsx'

interface DocumentNoticesProps extends EditorNoticesProps {
  kind: LibraryKind
  stored: { id: string; newer?: NewerEdition | null | undefined } | undefined
  isTaking: boolean
  /** Updates the copy to its original's present version. */
  onTakeNewer: (id: string) => Promise<void>
}

/** Notices about the document, and that a copy's original has a newer version. */
export function DocumentNotices({ kind, stored, isTaking, onTakeNewer, ...notices }: DocumentNoticesProps) {
  return (
    <>
      <EditorNotices {...notices} />
      {stored?.newer ? (
        <NewerNotice
          kind={kind}
          id={stored.id}
          newer={stored.newer}
          isBusy={isTaking}
          onTake={() => onTakeNewer(stored.id)}
        />
      ) : null}
    </>
  )
}
