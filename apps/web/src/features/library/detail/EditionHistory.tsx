import type { LibraryEntry } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { EditionList } from '#shared/library/EditionList.tsx'

const RECENT_EDITIONS = 3

/** Shows what the newest editions changed, and the earlier ones on request. */
export function EditionHistory({ changes }: Pick<LibraryEntry, 'changes'>) {
  const text = useText()
  const earlier = changes.slice(RECENT_EDITIONS)
  return (
    <div className="grid gap-3">
      <EditionList changes={changes.slice(0, RECENT_EDITIONS)} />
      {earlier.length > 0 ? (
        <Disclosure label={text('library.changes.earlier', { count: earlier.length })}>
          <EditionList changes={earlier} />
        </Disclosure>
      ) : null}
    </div>
  )
}
