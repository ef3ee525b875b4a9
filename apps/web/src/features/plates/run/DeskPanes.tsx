import { cx, Tabs } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { useBoardHasKeys } from './keys/useBoardHasKeys.ts'
import { type Pane, useRunState } from './RunDeskFrame.ts'

interface DeskPanesProps extends Record<Pane, ReactNode> {
  /** The one in view where there is room for one. */
  pane: Pane
  onPane: (pane: Pane) => void
  /** Beside images: narrow, but high enough for all of them below each other. */
  isStacked: boolean
}

const PANES = ['board', 'form', 'report'] as const

/** Two columns with the form above the report, or three. */
const places: Record<Pane, string> = {
  board:
    '@min-[60rem]/desk:col-start-1 @min-[60rem]/desk:row-span-2 @min-[60rem]/desk:row-start-1 @min-[100rem]/desk:row-span-1',
  form: '@min-[60rem]/desk:col-start-2 @min-[60rem]/desk:row-start-1',
  report: '@min-[60rem]/desk:col-start-2 @min-[100rem]/desk:col-start-3 @min-[100rem]/desk:row-start-1',
}

/** Board, form and report: together where there is room, one at a time on a telephone. Each stays as it was left. */
export function DeskPanes(props: DeskPanesProps) {
  return props.isStacked ? <StackedPanes {...props} /> : <SidePanes {...props} />
}

/** The board, below it the form while one is open, and the report. */
function StackedPanes(contents: Record<Pane, ReactNode>) {
  const text = useText()
  const isOpen = useRunState((state) => state.open !== undefined)
  const hasKeys = useBoardHasKeys()
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      {PANES.map((name) => (
        <section
          key={name}
          data-pane={name}
          aria-label={text(`plateRun.pane.${name}`)}
          className={cx(
            'flex min-w-0 flex-col rounded-xl border bg-surface',
            name === 'board' && hasKeys ? 'border-accent-line' : 'border-line',
            name === 'form' && !isOpen && 'hidden',
            name === 'report' && 'min-h-52 flex-1',
          )}
        >
          <h2 className="sr-only">{text(`plateRun.pane.${name}`)}</h2>
          {contents[name]}
        </section>
      ))}
    </div>
  )
}

function SidePanes({ pane, onPane, isStacked: _, ...contents }: DeskPanesProps) {
  const text = useText()
  const count = useRunState((state) => state.entries.length)
  const isOpen = useRunState((state) => state.open !== undefined)
  const hasKeys = useBoardHasKeys()

  function lookOf(name: Pane): string {
    return cx(
      'flex min-h-0 min-w-0 flex-col rounded-xl border bg-surface transition-colors @min-[60rem]/desk:overflow-hidden',
      name === 'board' && hasKeys ? 'border-accent-line' : 'border-line',
      places[name],
      name !== pane && '@max-[60rem]/desk:hidden',
      name === 'form' && !isOpen && '@min-[60rem]/desk:@max-[100rem]/desk:hidden',
      name === 'report' &&
        (isOpen
          ? '@min-[60rem]/desk:row-start-2'
          : '@min-[60rem]/desk:row-span-2 @min-[60rem]/desk:row-start-1 @min-[100rem]/desk:row-span-1'),
    )
  }

  return (
    <>
      <Tabs
        className="@min-[60rem]/desk:hidden"
        label={text('plateRun.panes')}
        tabs={PANES.map((id) => ({
          id,
          label: text(`plateRun.pane.${id}`),
          count: id === 'report' && count > 0 ? count : undefined,
        }))}
        value={pane}
        onChange={(id) => onPane(id as Pane)}
      />
      {/* Held by its place and not by its content, so that each pane scrolls by itself. */}
      <div className="relative flex-1 @min-[60rem]/desk:min-h-136">
        <div className="grid gap-2 @min-[60rem]/desk:absolute @min-[60rem]/desk:inset-0 @min-[60rem]/desk:grid-cols-[minmax(0,1.45fr)_minmax(23rem,1fr)] @min-[60rem]/desk:grid-rows-[minmax(0,auto)_minmax(13rem,1fr)] @min-[100rem]/desk:grid-cols-[minmax(0,1.5fr)_minmax(24rem,0.8fr)_minmax(26rem,1fr)] @min-[100rem]/desk:grid-rows-[minmax(0,1fr)]">
          {PANES.map((name) => (
            <section
              key={name}
              data-pane={name}
              aria-label={text(`plateRun.pane.${name}`)}
              className={lookOf(name)}
            >
              <h2 className="sr-only">{text(`plateRun.pane.${name}`)}</h2>
              {contents[name]}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
