import { listNames } from '@pandok/domain'
import type { ProposedRow } from '@pandok/exchange/proposal'
import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LibraryOffers } from '#shared/exchange/LibraryOffers.tsx'
import type { ImportStore } from '../store/createImportStore.ts'

interface RowRemarksProps {
  row: ProposedRow
  other: string | undefined
  store: ImportStore
}

/** Remarks about a row: fields, duplicates, near duplicates, and similar modules of the library. */
export function RowRemarks({ row, other, store }: RowRemarksProps) {
  const text = useText()
  const { fields, offers } = row
  return (
    <div className="grid justify-items-start gap-1 text-xs text-muted empty:hidden">
      {fields.length > 0 ? (
        <p className="line-clamp-2 break-words">
          {text('import.row.fields', { fields: listNames(fields, text.locale) })}
        </p>
      ) : null}
      {row.as === 'module'
        ? row.notes.map(({ code, params, line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same note twice, and notes never move
            <p key={`${line} ${code} ${index}`} className="break-words">
              {text(code, params)}
            </p>
          ))
        : null}
      {row.typed ? <p>{`${row.typed} → ${row.trigger}`}</p> : null}
      <SameWords row={row} name={other ?? ''} store={store} />
      <LibraryOffers offers={offers} />
    </div>
  )
}

interface SameWordsProps {
  row: ProposedRow
  /** The name of the row that this one duplicates or nearly duplicates. */
  name: string
  store: ImportStore
}

/** Names the other files, plates and modules that contain the same words. */
function SameWords({ row, name, store }: SameWordsProps) {
  const text = useText()
  const { id, duplicateOf, ownDuplicate, similarTo, ownSimilar, mergedInto, unmerged } = row
  if (ownDuplicate !== undefined)
    return <p className="break-words">{text('import.row.own', { name: ownDuplicate })}</p>
  if (duplicateOf !== undefined) return <p>{text('import.row.duplicate', { name })}</p>
  if (mergedInto !== undefined) return <p>{text('import.row.merged', { name })}</p>
  return (
    <>
      {unmerged ? (
        <Button size="sm" onClick={() => store.unmerge(id)}>
          {text('import.row.unmerge')}
        </Button>
      ) : null}
      {similarTo ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">
            {text('import.row.similar', { name, here: similarTo.here, there: similarTo.there })}
          </span>
          <Button size="sm" onClick={() => store.merge(id)}>
            {text('import.row.merge')}
          </Button>
        </p>
      ) : null}
      {ownSimilar ? <p className="break-words">{text('import.row.own.similar', { ...ownSimilar })}</p> : null}
    </>
  )
}
