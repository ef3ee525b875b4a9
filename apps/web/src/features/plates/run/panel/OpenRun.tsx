import { EXAM_FILLING, type Filling, openQuestions, type PlateRun, type Run } from '@pandok/board'
import type { Address, AnswerKey } from '@pandok/module-engine'
import type { FormControls } from '@pandok/module-form'
import { Button, CheckIcon, CopyPlusIcon, toast } from '@pandok/ui'
import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { titleOf } from '../concerns/titleOf.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { FormPlace } from './FormPlace.ts'
import { GoneModules } from './GoneModules.tsx'
import { RunForm } from './RunForm.tsx'
import { RunPreview } from './RunPreview.tsx'

export interface OpenRunControls {
  focus(place?: FormPlace): void
  write(): void
}

interface OpenRunProps {
  open: Run
  controls: Ref<OpenRunControls>
}

/** The open cell: the forms of its modules, a preview, and the buttons to write or leave. */
export function OpenRun({ open, controls }: OpenRunProps) {
  const text = useText()
  const { run, moves, onWritten, handOver } = useRunWorkspace()
  const forms = useRef(new Map<string, FormControls>())
  const writeButton = useRef<HTMLButtonElement>(null)
  const { cell } = open
  const fillings = open.fillings.filter(asksSomething)
  const title = titleOf(open, text.locale)

  function focus(place?: FormPlace) {
    const filling = place?.filling ?? fillings[0]?.id ?? ''
    const form = forms.current.get(filling)
    if (place?.at && form?.focus(place.at)) return
    form?.focusFirst()
    // If the form has no open field, the next step is the write button.
    if (!document.activeElement?.closest('[data-module-form]')) writeButton.current?.focus()
  }

  function write() {
    const verdict = run.write()
    if (verdict.ok) {
      onWritten(open.id)
      return moves.toBoard()
    }
    if (verdict.reason === 'nothingOpen') return
    focusFault(open, forms.current)
    toast({ tone: 'warning', title: text('plateRun.form.notReady') })
  }

  useImperativeHandle(controls, () => ({ focus, write }))

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <RunHead open={open} title={title} button={writeButton} onWrite={write} />
      <div className="relative grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-3">
        {open.missing.length > 0 ? <GoneModules cell={cell} /> : null}
        {fillings.map((filling, index) => (
          <RunForm
            key={filling.id}
            filling={filling}
            title={title}
            hasHeading={fillings.length > 1}
            controls={keptIn(forms.current, filling.id)}
            onFinish={write}
            onAnswered={(answers) => {
              handOver.answered(signsOf(answers))
              goOn(run, { write, focus })
            }}
            onEnd={() => {
              const next = fillings[index + 1]
              if (next) focus({ filling: next.id })
              else write()
            }}
          />
        ))}
        {cell.outputs.length > 0 || cell.normal !== undefined ? <RunPreview open={open} /> : null}
      </div>
    </div>
  )
}

/** The digits and letters with which a question can be answered. */
const signsOf = (answers: readonly AnswerKey[]): ReadonlySet<string> =>
  new Set(answers.flatMap(({ keys, also = [] }) => [...keys, ...also]))

/** Questions that sentences of the report need follow each other, and the last answer writes the form. */
function goOn(run: PlateRun, { write, focus }: OpenRunControls): void {
  const left = openQuestions(run.read())
  if (left?.length === 0) write()
  else if (left?.[0] !== undefined) focus({ filling: EXAM_FILLING, at: { id: left[0] } })
}

interface RunHeadProps {
  open: Run
  title: string
  button: RefObject<HTMLButtonElement | null>
  onWrite: () => void
}

function RunHead({ open, title, button, onWrite }: RunHeadProps) {
  const text = useText()
  const { moves } = useRunWorkspace()
  return (
    <header className="sticky top-0 z-sticky flex shrink-0 flex-wrap items-center justify-end gap-x-1 gap-y-1.5 rounded-t-xl border-b border-line bg-surface px-3 py-1.5">
      <h3 className="min-w-0 grow truncate font-bold max-xs:basis-full">{title}</h3>
      <Button
        size="sm"
        variant="quiet"
        className="!px-2 pointer-coarse:h-11"
        icon={<CopyPlusIcon />}
        onClick={() => moves.another(open.cell.id)}
      >
        {text('plateRun.form.another')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className="!px-2 pointer-coarse:h-11"
        aria-keyshortcuts="Escape"
        iconAfter={<KeyMark>Esc</KeyMark>}
        onClick={moves.leave}
      >
        {text('plateRun.form.leave')}
      </Button>
      <Button
        ref={button}
        size="sm"
        variant="primary"
        className="ms-1 pointer-coarse:h-11"
        icon={<CheckIcon />}
        aria-keyshortcuts="Control+Enter"
        iconAfter={<KeyMark>{`${text('command.keyName.Ctrl')} ⏎`}</KeyMark>}
        onClick={onWrite}
      >
        {text(open.isWritten ? 'plateRun.form.done' : 'plateRun.form.write')}
      </Button>
    </header>
  )
}

/** Fillings without questions of their own have no form. */
const asksSomething = ({ definition, shared, kind }: Filling): boolean =>
  kind === 'module' || definition.inputs.some(({ id }) => !shared.has(id))

function KeyMark({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-2xs font-semibold opacity-80 pointer-coarse:hidden">
      {children}
    </span>
  )
}

/** Focuses the first field that prevents the cell from being written. */
function focusFault(open: Run, forms: ReadonlyMap<string, FormControls>): void {
  const waiting = open.fillings.find(({ session }) => !session.snapshot().isReady)
  const at: Address | undefined = waiting?.session.snapshot().faults[0]
  if (waiting && at) forms.get(waiting.id)?.focus(at)
}

/** Registers the controls of a form while it is mounted. */
const keptIn = (forms: Map<string, FormControls>, id: string) => (form: FormControls | null) => {
  if (form) forms.set(id, form)
  else forms.delete(id)
}
