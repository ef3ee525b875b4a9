import { Anchor, Badge, buttonClass, EmptyState, LayoutGridIcon, SearchField, Skeleton } from '@pandok/ui'
import { useState } from 'react'
import { searchWords } from '#app/commands/searchWords.ts'
import { usePlateNames } from '#app/plates/usePlateNames.ts'
import { useText } from '#app/text.ts'
import { rememberedPlate, type StudyKind } from './plateMemory.ts'
import { suitsStudy } from './suitsStudy.ts'

interface PlateChooserProps {
  study: StudyKind | undefined
  onChoose: (id: string) => void
}

/** The member's plates; those that suit the study stand first. */
export function PlateChooser({ study, onChoose }: PlateChooserProps) {
  const text = useText()
  const [query, setQuery] = useState('')
  const { plates, error } = usePlateNames()
  if (!plates) return <Skeleton className="h-64" />
  const remembered = study && rememberedPlate(study)
  const items = plates
    .map((plate) => ({
      plate,
      score: (plate.id === remembered ? 100 : 0) + (study ? suitsStudy(plate.name, study) : 0),
    }))
    .sort((a, b) => b.score - a.score)
  if (items.length === 0) {
    return (
      <EmptyState
        level={2}
        className="m-auto"
        icon={<LayoutGridIcon />}
        title={text('plateRun.noPlate.title')}
        text={error?.message ?? text('plateRun.noPlate.text')}
        action={
          <Anchor href="/program/plate" className={buttonClass({ variant: 'primary' })}>
            {text('plateRun.toPlates')}
          </Anchor>
        }
      />
    )
  }
  const found = items.filter(({ plate }) => searchWords(plate.name, query))
  const best = items[0]?.score ?? 0
  return (
    <section aria-label={text('viewer.board.choose')} className="flex min-h-0 flex-1 flex-col gap-2 p-2">
      <h2 className="font-bold">{text('viewer.board.choose')}</h2>
      <p className="text-sm text-muted">{text('viewer.board.none')}</p>
      {items.length > 8 ? (
        <SearchField
          label={text('viewer.board.choose')}
          value={query}
          onChange={setQuery}
          clearLabel={text('list.search.clear')}
        />
      ) : null}
      <ul className="grid gap-1 overflow-y-auto">
        {found.map(({ plate, score }) => (
          <li key={plate.id}>
            <button
              type="button"
              onClick={() => onChoose(plate.id)}
              className="flex min-h-10 w-full flex-wrap items-center gap-2 rounded-md border border-line px-3 py-1.5 text-left hover:bg-hover"
            >
              <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{plate.name}</span>
              {score > 0 && score === best ? (
                <Badge tone="accent">{text('viewer.board.proposed')}</Badge>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
