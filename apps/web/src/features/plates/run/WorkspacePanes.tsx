import { cx, Tabs } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { BOARD_ROOM } from '#shared/board/useFittedRows.ts'
import { useBoardHasKeys } from './keys/useBoardHasKeys.ts'
import { type Pane, useRunState } from './RunWorkspaceFrame.ts'

interface WorkspacePanesProps extends Record<Pane, ReactNode> {
  /** The visible pane if there is room for only one. */
  pane: Pane
  onPane: (pane: Pane) => void
  /** True beside images, where the workspace is narrow but high. */
  isBeside: boolean
}

const PANES = ['board', 'form', 'report'] as const

/**
 * Each zone scrolls by itself. The report is in every layout: below the board, or below the form, which
 * replaces the board while it is open unless there is height for all three. From 60rem, the report is in a
 * column of its own below the form; from 100rem, beside it.
 */
const zones = {
  /** Below 40rem there are tabs; below images, everything is in the flow of the page. */
  alone: {
    frame: '@min-[40rem]/workspace:min-h-120',
    room: '@min-[40rem]/workspace:absolute @min-[40rem]/workspace:inset-0 @min-[40rem]/workspace:[container-type:size]',
    grid: '@min-[40rem]/workspace:h-full',
    closed: '@min-[40rem]/workspace:@max-[60rem]/workspace:grid-rows-[fit-content(70%)_minmax(0,1fr)]',
    low: '@min-[40rem]/workspace:@max-[60rem]/workspace:[@container_zones_(height<52rem)]:grid-rows-[fit-content(62%)_minmax(0,1fr)]',
    high: '@min-[40rem]/workspace:@max-[60rem]/workspace:[@container_zones_(height>=52rem)]:grid-rows-[fit-content(38%)_fit-content(36%)_minmax(0,1fr)]',
    hiddenWhereLow: '@min-[40rem]/workspace:@max-[60rem]/workspace:[@container_zones_(height<52rem)]:hidden',
    zone: '@min-[40rem]/workspace:overflow-hidden',
  },
  beside: {
    frame: 'lg:min-h-96 @min-[60rem]/workspace:min-h-120',
    room: 'lg:absolute lg:inset-0 lg:[container-type:size] @min-[60rem]/workspace:absolute @min-[60rem]/workspace:inset-0',
    grid: 'lg:h-full @min-[60rem]/workspace:h-full',
    closed: 'lg:@max-[60rem]/workspace:grid-rows-[fit-content(60%)_minmax(0,1fr)]',
    low: 'lg:@max-[60rem]/workspace:[@container_zones_(height<52rem)]:grid-rows-[fit-content(62%)_minmax(0,1fr)]',
    high: 'lg:@max-[60rem]/workspace:[@container_zones_(height>=52rem)]:grid-rows-[fit-content(38%)_fit-content(36%)_minmax(0,1fr)]',
    hiddenWhereLow: 'lg:@max-[60rem]/workspace:[@container_zones_(height<52rem)]:hidden',
    zone: 'lg:overflow-hidden',
  },
} as const

const columns =
  '@min-[60rem]/workspace:grid-cols-[minmax(0,1.45fr)_minmax(23rem,1fr)] @min-[60rem]/workspace:grid-rows-[fit-content(62%)_minmax(0,1fr)] @min-[100rem]/workspace:grid-cols-[minmax(0,1.5fr)_minmax(24rem,0.8fr)_minmax(26rem,1fr)] @min-[100rem]/workspace:grid-rows-[minmax(0,1fr)]'

/** Two columns with the form above the report, or three columns. */
const places: Record<Pane, string> = {
  board:
    '@min-[60rem]/workspace:col-start-1 @min-[60rem]/workspace:row-span-2 @min-[60rem]/workspace:row-start-1 @min-[100rem]/workspace:row-span-1',
  form: '@min-[60rem]/workspace:col-start-2 @min-[60rem]/workspace:row-start-1',
  report:
    '@min-[60rem]/workspace:col-start-2 @min-[100rem]/workspace:col-start-3 @min-[100rem]/workspace:row-start-1',
}

/** Board, form and report. A hidden pane keeps its state. */
export function WorkspacePanes({ pane, onPane, isBeside, ...contents }: WorkspacePanesProps) {
  const text = useText()
  const count = useRunState((state) => state.entries.length)
  const isOpen = useRunState((state) => state.open !== undefined)
  const hasKeys = useBoardHasKeys()
  const zone = zones[isBeside ? 'beside' : 'alone']

  return (
    <>
      {isBeside ? null : (
        <Tabs
          className="@min-[40rem]/workspace:hidden"
          label={text('plateRun.panes')}
          tabs={PANES.map((id) => ({
            id,
            label: text(`plateRun.pane.${id}`),
            count: id === 'report' && count > 0 ? count : undefined,
          }))}
          value={pane}
          onChange={(id) => onPane(id)}
        />
      )}
      <div className={cx('relative flex-1', zone.frame)}>
        <div {...{ [BOARD_ROOM]: '' }} className={cx('[container-name:zones]', zone.room)}>
          <div
            className={cx(
              'grid gap-2',
              zone.grid,
              isOpen ? `${zone.low} ${zone.high}` : zone.closed,
              columns,
            )}
          >
            {PANES.map((name) => (
              <section
                key={name}
                data-pane={name}
                data-beside={isBeside ? '' : undefined}
                aria-label={text(`plateRun.pane.${name}`)}
                className={lookOf(name, { pane, isOpen, isBeside, hasKeys })}
              >
                <h2 className="sr-only">{text(`plateRun.pane.${name}`)}</h2>
                {contents[name]}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

interface Shown {
  pane: Pane
  isOpen: boolean
  isBeside: boolean
  hasKeys: boolean
}

function lookOf(name: Pane, { pane, isOpen, isBeside, hasKeys }: Shown): string {
  const zone = zones[isBeside ? 'beside' : 'alone']
  /** Board and form share a place; focusing the board makes it visible. */
  const isCovered = isOpen && (pane === 'board' ? name === 'form' : name === 'board')
  return cx(
    'flex min-h-0 min-w-0 flex-col rounded-xl border bg-surface transition-colors',
    zone.zone,
    name !== 'board' && '@min-[120rem]/workspace:text-lg',
    name === 'board' && hasKeys ? 'border-accent-line' : 'border-line',
    places[name],
    !isBeside && name !== pane && '@max-[40rem]/workspace:hidden',
    name === 'form' &&
      !isOpen &&
      (isBeside ? '@max-[100rem]/workspace:hidden' : '@min-[40rem]/workspace:@max-[100rem]/workspace:hidden'),
    isCovered && zone.hiddenWhereLow,
    name === 'report' && isBeside && 'max-lg:min-h-52',
    name === 'report' &&
      (isOpen
        ? '@min-[60rem]/workspace:row-start-2'
        : '@min-[60rem]/workspace:row-span-2 @min-[60rem]/workspace:row-start-1 @min-[100rem]/workspace:row-span-1'),
  )
}
