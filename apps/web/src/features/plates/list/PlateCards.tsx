import {
  Anchor,
  Button,
  buttonClass,
  Card,
  Checkbox,
  CopyIcon,
  PencilIcon,
  PlayIcon,
  Skeleton,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { BoardSketch } from '#shared/board/BoardSketch.tsx'
import { PlateBadges } from './PlateBadges.tsx'
import { PlateMenu } from './PlateMenu.tsx'
import { PlateName } from './PlateName.tsx'
import { editorOf, previewOf } from './plateLinks.ts'
import type { PlateActions } from './usePlateActions.ts'
import type { PlateRow } from './usePlates.ts'

interface PlateCardsProps {
  label: string
  /** Undefined while they are loading. */
  rows: readonly PlateRow[] | undefined
  actions: PlateActions
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

const grid = 'grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4'

export function PlateCards({ label, rows, actions, selected, onSelect }: PlateCardsProps) {
  if (!rows) {
    return (
      <div aria-busy="true" className={grid}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-56" />
        ))}
      </div>
    )
  }
  function toggle(id: string) {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <ul aria-label={label} className={grid}>
      {rows.map((row) => (
        <PlateCard
          key={row.id}
          row={row}
          actions={actions}
          isSelected={selected.has(row.id)}
          onToggle={() => toggle(row.id)}
        />
      ))}
    </ul>
  )
}

interface PlateCardProps {
  row: PlateRow
  actions: PlateActions
  isSelected: boolean
  onToggle: () => void
}

function PlateCard({ row, actions, isSelected, onToggle }: PlateCardProps) {
  const text = useText()
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium' })
  return (
    <Card as="li" padding="sm" className="flex flex-col gap-3">
      <BoardSketch cells={row.sketch} className="w-full" />
      <div className="flex items-start gap-2">
        <Checkbox
          hideLabel
          label={text('list.selectRow', { name: row.name })}
          checked={isSelected}
          onChange={onToggle}
        />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <PlateName row={row} />
          <p className="text-xs text-muted">
            {row.mine ? null : `${text('plates.by', { nickname: row.nickname })} · `}
            <time dateTime={row.updatedAt}>{day.format(new Date(row.updatedAt))}</time>
          </p>
        </div>
        <PlateMenu row={row} actions={actions} />
      </div>
      <PlateBadges row={row} />
      <p className="text-xs text-muted">
        {text('plates.size', { cells: row.cellCount, keys: row.keyCount, modules: row.moduleCount })}
      </p>
      <CardActions row={row} actions={actions} />
    </Card>
  )
}

function CardActions({ row, actions }: Pick<PlateCardProps, 'row' | 'actions'>) {
  const text = useText()
  const small = buttonClass({ size: 'sm' })
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      {row.may.open ? (
        <Anchor href={previewOf(row.id)} className={small}>
          <PlayIcon aria-hidden="true" className="size-4" />
          {text(row.mine ? 'plates.run' : 'plates.preview')}
        </Anchor>
      ) : null}
      {row.may.save ? (
        <Anchor href={editorOf(row.id)} className={small}>
          <PencilIcon aria-hidden="true" className="size-4" />
          {text('plates.open')}
        </Anchor>
      ) : null}
      {!row.mine && row.may.copy ? (
        <Button size="sm" icon={<CopyIcon />} onClick={() => actions.copy(row)}>
          {text(row.library ? 'plates.take' : 'plates.copy')}
        </Button>
      ) : null}
      {row.locked ? (
        <Anchor href="/price" className={small}>
          {text('plates.toPrice')}
        </Anchor>
      ) : null}
    </div>
  )
}
