import { libraryItemId } from '@pandok/domain'
import type { ProposedRow } from '@pandok/exchange/proposal'
import { Anchor, Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { entryOf } from '#shared/library/libraryLinks.ts'

interface RowRemarksProps {
  row: ProposedRow
  other: string | undefined
  onMerge: () => void
}

/** Remarks about a row: fields, duplicates, near duplicates, and similar modules of the library. */
export function RowRemarks({ row, other, onMerge }: RowRemarksProps) {
  const text = useText()
  const { fields, similarTo, mergedInto, duplicateOf, offers } = row
  const name = other ?? ''
  const isSimilar = similarTo && mergedInto === undefined && duplicateOf === undefined
  return (
    <div className="grid justify-items-start gap-1 text-xs text-muted empty:hidden">
      {fields.length > 0 ? (
        <p className="line-clamp-2 break-words">{text('import.row.fields', { fields: fields.join(', ') })}</p>
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
      {duplicateOf === undefined ? null : <p>{text('import.row.duplicate', { name })}</p>}
      {mergedInto === undefined ? null : <p>{text('import.row.merged', { name })}</p>}
      {isSimilar ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">
            {text('import.row.similar', { name, here: similarTo.here, there: similarTo.there })}
          </span>
          <Button size="sm" onClick={onMerge}>
            {text('import.row.merge')}
          </Button>
        </p>
      ) : null}
      {offers.length > 0 ? (
        <p className="flex flex-wrap gap-x-2">
          {text('import.row.offer')}
          {offers.map((offer) => (
            <Anchor
              key={offer.slug}
              href={entryOf('module', libraryItemId('module', offer.slug))}
              target="_blank"
              className="font-semibold text-accent-text underline"
            >
              {text('import.row.offer.open', { name: offer.text })}
            </Anchor>
          ))}
        </p>
      ) : null}
    </div>
  )
}
