import type { PlateItem } from '@pandok/protocol'
import { Card } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { BoardSketch } from '#shared/board/BoardSketch.tsx'
import { EntryBadges } from './EntryBadges.tsx'
import { EntryHead } from './EntryHead.tsx'
import { EntryState } from './EntryState.tsx'

export function PlateCard({ row }: { row: PlateItem }) {
  const text = useText()
  const sizes = [
    text('library.cells', { count: row.cellCount }),
    row.moduleCount > 0 && text('library.modules', { count: row.moduleCount }),
    row.entry && text('library.edition', { edition: row.entry.edition }),
  ]
  return (
    <Card as="li" padding="sm" interactive className="flex flex-col gap-3">
      <BoardSketch cells={row.sketch} className="w-full" />
      <EntryHead kind="plate" id={row.id} name={row.name} entry={row.entry} />
      <div className="mt-auto grid gap-2">
        <EntryBadges kind="plate" row={row} />
        {row.entry ? <EntryState entry={row.entry} /> : null}
        <p className="text-xs text-muted">{sizes.filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  )
}
