import type { ModuleItem } from '@pandok/protocol'
import { Card } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { guidelineOf } from '#shared/library/guidelineOf.ts'
import { EntryBadges } from './EntryBadges.tsx'
import { EntryHead } from './EntryHead.tsx'
import { EntryState } from './EntryState.tsx'

export function ModuleCard({ row }: { row: ModuleItem }) {
  const text = useText()
  const { entry } = row
  const guideline = guidelineOf(entry)
  const facts = [
    guideline && text('library.notice.based', { guideline }),
    entry && text('library.edition', { edition: entry.edition }),
  ]
  return (
    <Card as="li" padding="sm" interactive className="flex flex-col gap-3">
      <EntryHead kind="module" id={row.id} name={row.name} entry={entry} />
      <div className="mt-auto grid gap-2">
        <EntryBadges kind="module" row={row} />
        {entry ? <EntryState entry={entry} /> : null}
        <p className="text-xs break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  )
}
