import { Button, cx, Table, type TableColumn } from '@pandok/ui'
import { type FoundStudy, personName } from '@pandok/viewer'
import type { KeyboardEvent } from 'react'
import { dayOf } from '#features/viewer/stage/dayOf.ts'
import { useSessionPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useText } from '#platform/text/text.ts'
import { PAGE_SIZE } from './useStudySearch.ts'

interface StudyTableProps {
  studies: readonly FoundStudy[]
  chosen: string | undefined
  onChoose: (study: FoundStudy) => void
  page: number
  hasMore: boolean
  onPage: (page: number) => void
}

/** The search results. Arrow keys move, Enter shows the series. */
export function StudyTable({ studies, chosen, onChoose, page, hasMore, onPage }: StudyTableProps) {
  const text = useText()
  const columns = useStudyColumns(chosen, onChoose)
  const first = page * PAGE_SIZE

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the buttons inside
    <div onKeyDown={moveBetweenStudies} className="grid content-start gap-2">
      <Table
        dense
        caption={text('viewer.source.results')}
        columns={columns}
        rows={newestFirst(studies)}
        rowId={({ uid }) => uid}
        className="max-h-[45dvh]"
        empty={<p className="p-4 text-sm text-muted">{text('viewer.source.none')}</p>}
      />
      {page > 0 || hasMore ? (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <Button size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {text('viewer.source.page.previous')}
          </Button>
          <span className="tabular-nums text-muted">
            {text('viewer.source.found', { from: first + 1, to: first + studies.length })}
          </span>
          <Button size="sm" disabled={!hasMore} onClick={() => onPage(page + 1)}>
            {text('viewer.source.page.next')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Only one page is sorted, because servers have an order of their own. */
const newestFirst = (studies: readonly FoundStudy[]): FoundStudy[] =>
  studies.toSorted((a, b) => `${b.date}${b.time}`.localeCompare(`${a.date}${a.time}`))

function moveBetweenStudies(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-study]')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : buttons[at + step]
  if (at >= 0) event.preventDefault()
  next?.focus()
}

function useStudyColumns(
  chosen: string | undefined,
  onChoose: (study: FoundStudy) => void,
): TableColumn<FoundStudy>[] {
  const text = useText()
  return [
    {
      id: 'patient',
      header: text('viewer.source.column.patient'),
      cell: (study) => <StudyCell study={study} isChosen={study.uid === chosen} onChoose={onChoose} />,
    },
    {
      id: 'date',
      header: text('viewer.source.column.date'),
      cell: ({ date }) => dayOf(date),
      className: 'tabular-nums whitespace-nowrap',
    },
    {
      id: 'description',
      header: text('viewer.source.column.description'),
      cell: ({ description }) => description,
      from: 'sm',
    },
    {
      id: 'modality',
      header: text('viewer.source.column.modality'),
      cell: ({ modalities }) => modalities.join(' '),
      from: 'sm',
    },
    {
      id: 'series',
      header: text('viewer.source.column.series'),
      cell: ({ seriesCount }) => seriesCount,
      align: 'end',
      from: 'md',
    },
    {
      id: 'images',
      header: text('viewer.source.column.images'),
      cell: ({ instanceCount }) => instanceCount,
      align: 'end',
      from: 'md',
    },
  ]
}

interface StudyCellProps {
  study: FoundStudy
  isChosen: boolean
  onChoose: (study: FoundStudy) => void
}

/** The patient of a study, as the button that shows its series. */
function StudyCell({ study, isChosen, onChoose }: StudyCellProps) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const { patient } = study
  const name = isHidden
    ? text('viewer.identity.hidden')
    : personName(patient.name, text.locale) || patient.id || '—'
  return (
    <button
      type="button"
      data-study={study.uid}
      aria-pressed={isChosen}
      aria-label={text('viewer.source.study.show', { name: name, date: dayOf(study.date) })}
      onClick={() => onChoose(study)}
      className={cx(
        'grid min-h-9 w-full min-w-0 content-center rounded-sm text-start hover:underline',
        isChosen && 'font-bold text-accent-text',
      )}
    >
      <span className="break-words">{name}</span>
      <span className="text-xs font-normal text-muted">
        {isHidden ? '' : [patient.id, patient.sex].filter(Boolean).join(' · ')}
      </span>
      <span className="text-xs font-normal text-muted sm:hidden">
        {[study.modalities.join(' '), study.description].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}
