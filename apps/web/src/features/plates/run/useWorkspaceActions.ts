import { EXAM_FILLING, openQuestions, type PlateRun, type RunResult } from '@pandok/board'
import { toast } from '@pandok/ui'
import { type RefObject, useMemo, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { type Text, useText } from '#platform/text/text.ts'
import { cellInEditor } from './cellInEditor.ts'
import type { Arrival } from './keys/createArrival.ts'
import type { FormPlace } from './panel/FormPlace.ts'
import type { OpenRunControls } from './panel/OpenRun.tsx'
import type { Pane, RunnablePlate, WorkspaceActions } from './RunWorkspaceFrame.ts'

interface MoveParts {
  run: PlateRun
  plate: RunnablePlate
  root: RefObject<HTMLElement | null>
  panel: RefObject<OpenRunControls | null>
  show: (pane: Pane) => void
  /** Called when a cell is run; the board's focus moves there. */
  onRun: (cellId: string) => void
  /** Called when it is in the report. */
  onWritten: (runId: string) => void
  /** Resolves when the host has the data that this cell needs; undefined if there is nothing to wait for. */
  prepare: (cellId: string) => Promise<void> | undefined
  /** Keeps what is typed until the focus is in the form. */
  arrival: Arrival
}

/** The workspace's actions; the object stays the same while the workspace is open. */
export function useWorkspaceActions(parts: MoveParts): WorkspaceActions {
  const text = useText()
  const navigate = useNavigate()
  const latest = useRef({ ...parts, text, navigate })
  latest.current = { ...parts, text, navigate }

  return useMemo<WorkspaceActions>(() => {
    const now = () => latest.current
    const moves = workspaceMoves(now)
    const start = createStart(now, moves)
    return {
      ...moves,
      runCell: (cellId, isHeld) => start(cellId, 'run', isHeld),
      another: (cellId) => start(cellId, 'another'),
      reopen(runId, place) {
        now().run.reopen(runId)
        moves.toForm(place)
      },
      leave() {
        now().run.leave()
        moves.toBoard()
      },
    }
  }, [])
}

type Now = () => MoveParts & { text: Text; navigate: NavigateFunction }
type Moves = Pick<WorkspaceActions, 'toBoard' | 'toReport' | 'toEntry'> & {
  toForm: (place?: FormPlace, isHeld?: boolean) => void
}

/**
 * Moves the focus after rendering and before the next key, so that further typing doesn't reach the board. A
 * key that an input method is processing would be typed into the field, so in that case the focus moves one
 * frame later.
 */
function later(focus: () => void, isHeld = false) {
  if (isHeld) requestAnimationFrame(focus)
  else queueMicrotask(focus)
}

/** Shows a pane and focuses it. */
const workspaceMoves = (now: Now): Moves => ({
  toBoard() {
    now().show('board')
    later(() => now().root.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus())
  },
  toForm(place?: FormPlace, isHeld?: boolean) {
    now().show('form')
    later(() => now().panel.current?.focus(place), isHeld)
  },
  toReport() {
    now().show('report')
    const first = '[data-entry-text], [data-pane=report] select'
    later(() => now().root.current?.querySelector<HTMLElement>(first)?.focus())
  },
  toEntry(entryId, range) {
    now().show('report')
    const field = `[data-entry="${CSS.escape(entryId)}"] textarea`
    later(() => {
      const found = now().root.current?.querySelector<HTMLTextAreaElement>(field)
      found?.focus()
      if (range) found?.setSelectionRange(range.start, range.end)
    })
  },
})

/** Runs a cell once the host has its data, and reports the result. */
function createStart(now: Now, { toForm }: Moves) {
  function tell(cellId: string, result: RunResult, isHeld: boolean) {
    const { text, plate, navigate } = now()
    if (result === 'filling') toForm(undefined, isHeld)
    else if (result === 'written') {
      const written = now()
        .run.read()
        .runs.findLast(({ cell, isWritten }) => isWritten && cell.id === cellId)
      if (written) now().onWritten(written.id)
      const [asked] = openQuestions(now().run.read()) ?? []
      if (asked !== undefined) toForm({ filling: EXAM_FILLING, at: { id: asked } }, isHeld)
    } else if (result === 'noCell') toast({ tone: 'info', title: text('plateRun.noCell') })
    else if (result === 'moduleGone') {
      const toEditor = () => void navigate(cellInEditor(plate.id, cellId))
      toast({
        tone: 'warning',
        title: text('plateRun.gone.text'),
        action: plate.canEdit ? { label: text('plateRun.gone.edit'), onPress: toEditor } : undefined,
      })
    }
  }

  return (cellId: string, how: 'run' | 'another', isHeld = false): void => {
    const { onRun, prepare, arrival } = now()
    onRun(cellId)
    const ready = prepare(cellId)
    const arrived = ready || isHeld ? arrival.begin() : undefined
    function go() {
      tell(cellId, now().run[how](cellId), isHeld)
      if (arrived) later(arrived, isHeld)
    }
    if (ready) void ready.then(go)
    else go()
  }
}
