import { Anchor, Badge, buttonClass, SearchField, Skeleton } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { searchWords } from '#shared/commands/searchWords.ts'
import { usePlateNames } from '#shared/plates/usePlateNames.ts'
import { rememberedPlate, type StudyKind } from './plateMemory.ts'
import { suitsStudy } from './suitsStudy.ts'

interface PlateChooserProps {
  study: StudyKind | undefined
  onChoose: (id: string) => void
}

/** The member's plates in a row; plates that fit the study come first. */
export function PlateChooser({ study, onChoose }: PlateChooserProps) {
  const text = useText()
  const [query, setQuery] = useState('')
  const { plates, error } = usePlateNames()
  if (!plates) return <Skeleton className="h-11" />
  const remembered = study && rememberedPlate(study)
  const items = plates
    .map((plate) => ({
      plate,
      score: (plate.id === remembered ? 100 : 0) + (study ? suitsStudy(plate.name, study) : 0),
    }))
    .sort((a, b) => b.score - a.score)
  if (items.length === 0) return <NoPlates message={error?.message} />
  const found = items.filter(({ plate }) => searchWords(plate.name, query))
  const best = items[0]?.score ?? 0
  return (
    <section
      aria-label={text('viewer.board.choose')}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 lg:flex-nowrap"
    >
      <h2 className="shrink-0 text-sm font-bold" title={text('viewer.board.none')}>
        {text('viewer.board.choose')}
      </h2>
      {items.length > 8 ? (
        <SearchField
          className="w-48 shrink-0"
          label={text('viewer.board.choose')}
          value={query}
          onChange={setQuery}
          clearLabel={text('list.search.clear')}
        />
      ) : null}
      {/* A single row on wide screens leaves more height for the images. */}
      <ul className="flex min-w-0 grow gap-1.5 p-1 max-lg:basis-full max-lg:flex-wrap lg:overflow-x-auto">
        {found.map(({ plate, score }) => (
          <li key={plate.id} className="shrink-0 max-lg:max-w-full">
            <button
              type="button"
              onClick={() => onChoose(plate.id)}
              className="flex min-h-9 max-w-full items-center gap-2 rounded-md border border-line bg-raised px-3 py-1 text-left text-sm hover:border-line-strong hover:bg-hover pointer-coarse:min-h-11"
            >
              <span className="min-w-0 truncate font-medium lg:max-w-64">{plate.name}</span>
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

function NoPlates({ message }: { message: string | undefined }) {
  const text = useText()
  return (
    <section
      aria-label={text('viewer.board.choose')}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm"
    >
      <p className="text-muted">{message ?? text('viewer.board.noPlate')}</p>
      <Anchor href="/program/plate" className={buttonClass({ variant: 'primary', size: 'sm' })}>
        {text('plateRun.toPlates')}
      </Anchor>
    </section>
  )
}
