import type { NewerEdition } from '@pandok/protocol'
import type { LibraryKind } from '#shared/library/libraryLinks.ts'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { EditorNotices, type EditorNoticesProps } from './EditorNotices.tsx'

interface DocumentNoticesProps extends EditorNoticesProps {
  kind: LibraryKind
  stored: { id: string; newer?: NewerEdition | null | undefined } | undefined
  isTaking: boolean
  /** Makes the copy what its original is now. */
  onTakeNewer: (id: string) => Promise<void>
}

/** What one has to know about the work at hand, and that the original of a copy has moved on. */
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
