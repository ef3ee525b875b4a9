import type { LibraryEntry } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { useSearchParams } from 'react-router'
import { LIBRARY, type LibraryKind } from '#shared/library/libraryLinks.ts'
import { useLibraryWords } from '#shared/library/useLibraryWords.ts'

interface EntryHeadProps {
  kind: LibraryKind
  id: string
  name: string
  entry: LibraryEntry | undefined
}

/** Name and purpose; the whole card links to the entry, which links back to this list. */
export function EntryHead({ kind, id, name, entry }: EntryHeadProps) {
  const words = useLibraryWords()
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set(kind, id)
  return (
    <div className="grid min-w-0 gap-1">
      {entry ? <p className="text-xs font-semibold text-muted">{words.place(entry)}</p> : null}
      <h3 className="font-semibold break-words">
        <Anchor href={`${LIBRARY}?${to}`} className="after:absolute after:inset-0 hover:underline">
          {name}
        </Anchor>
      </h3>
      {entry ? <p className="text-sm break-words text-muted">{entry.summary}</p> : null}
    </div>
  )
}
