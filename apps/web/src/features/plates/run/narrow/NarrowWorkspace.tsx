import { cx } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { HeldKeys } from '../board/KeyState.tsx'
import { CheckPanel } from '../check/CheckPanel.tsx'
import { ConcernList } from '../concerns/ConcernList.tsx'
import { HostRemarks } from '../concerns/HostRemarks.tsx'
import { useBoardHasKeys } from '../keys/useBoardHasKeys.ts'
import { BegunForOther } from '../priors/BegunForOther.tsx'
import { type Pane, useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'
import type { ReportActions } from '../report/ReportActions.ts'
import { LastWritten } from './LastWritten.tsx'
import { NarrowBar } from './NarrowBar.tsx'

interface NarrowWorkspaceProps {
  pane: Pane
  board: ReactNode
  form: ReactNode
  actions: ReportActions
  mark: CopyMark | undefined
  onLeave: () => void
}

/** The board, the form of an open cell, and the last sentences. */
export function NarrowWorkspace({ pane, board, form, actions, mark, onLeave }: NarrowWorkspaceProps) {
  const text = useText()
  const { plate } = useRunWorkspace()
  const isOpen = useRunState((state) => state.open !== undefined)
  const hasKeys = useBoardHasKeys()
  const isFilling = isOpen && pane === 'form'
  const look = 'flex min-w-0 flex-col rounded-lg border bg-surface'
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1.5">
      <h1 className="sr-only">{plate.name}</h1>
      <NarrowBar actions={actions} onLeave={onLeave} />
      <HeldKeys />
      <section
        data-pane="form"
        aria-label={text('plateRun.pane.form')}
        className={cx(look, 'border-line', isFilling ? 'grow' : !isOpen && 'hidden', !isFilling && 'order-1')}
      >
        <h2 className="sr-only">{text('plateRun.pane.form')}</h2>
        {form}
      </section>
      <section
        data-pane="board"
        aria-label={text('plateRun.pane.board')}
        className={cx(look, hasKeys ? 'border-accent-line' : 'border-line', isFilling ? 'hidden' : 'grow')}
      >
        <h2 className="sr-only">{text('plateRun.pane.board')}</h2>
        {board}
      </section>
      <section
        data-pane="report"
        aria-label={text('plateRun.pane.report')}
        className={cx(
          look,
          'order-2 border-line bottom-0 sticky z-sticky overflow-hidden',
          isFilling && 'hidden',
        )}
      >
        <h2 className="sr-only">{text('plateRun.pane.report')}</h2>
        <LastWritten mark={mark} />
        <BegunForOther className="!rounded-none border-x-0 border-b-0" />
        <ConcernList />
        <HostRemarks />
        <CheckPanel actions={actions} />
      </section>
    </div>
  )
}
