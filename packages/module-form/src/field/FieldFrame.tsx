import { type FiredCheck, type InputView, textOf } from '@pandok/module-engine'
import { CheckIcon } from '@pandok/ui'
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { CheckLine } from '../check/CheckLine.tsx'
import { EarlierContext, RevealedContext, useForm } from '../FormContext.ts'
import { focusField, neighborOf } from '../keyboard/fieldElements.ts'
import { KeyHint } from '../keyboard/KeyHint.tsx'
import { addressKey } from '../store/addressKey.ts'
import type { FormStore } from '../store/createFormStore.ts'
import { SourceMark } from './SourceMark.tsx'

/** The properties by which label, fault and help refer to the control. */
export interface FieldControl {
  id: string
  labelId: string
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  /** True for a default or filled value that nobody has confirmed yet. It is drawn fainter. */
  isFaint: boolean
}

interface FieldFrameProps {
  view: InputView
  /** Chips are a named group, while a text field has a label. */
  labelling: 'label' | 'group'
  hint?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function FieldFrame({ view, labelling, hint, children }: FieldFrameProps) {
  const { store, session, words, locale, prefix, asksToConfirm } = useForm()
  const before = useContext(EarlierContext)?.before(view.address)
  const isUnconfirmed = asksToConfirm && view.needsConfirming
  const address = addressKey(view.address)
  const checks = checksOf(store, address)
  const isRevealed = useContext(RevealedContext)
  // Faults aren't shown while somebody is typing, but those of an initial value are shown at once.
  const [isLeft, setLeft] = useState(view.raw !== undefined)
  const field = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => handOnFocus(field.current), [])

  const isQuick = labelling === 'group' && view.fault !== 'missing'
  const fault =
    view.fault && (isLeft || isRevealed || isQuick) ? words.fault(view.fault, view.input) : undefined
  const help = textOf(view.input.help, locale)
  const id = `${prefix}-${address}`
  const described = [
    fault && `${id}-fault`,
    checks.length > 0 && `${id}-checks`,
    before && `${id}-before`,
    (hint ?? help) && `${id}-help`,
  ].filter(Boolean)
  const label = textOf(view.input.label, locale) || view.input.id

  function confirm() {
    focusField(field.current)
    session.confirm(view.address)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes that the focus leaves
    <div
      ref={field}
      data-field={address}
      data-open={view.value === undefined || isUnconfirmed || undefined}
      onBlur={(event) => {
        if (!isLeft && !event.currentTarget.contains(event.relatedTarget)) setLeft(true)
      }}
      className="group/field grid min-w-0 gap-x-3 gap-y-1 @min-[26rem]:grid-cols-[minmax(6.5rem,0.4fr)_minmax(0,1fr)]"
    >
      <FieldLabel {...{ id, labelling, label }} isRequired={view.required} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {children({
          id,
          labelId: `${id}-label`,
          label,
          describedBy: described.length > 0 ? described.join(' ') : undefined,
          isInvalid: fault !== undefined,
          isFaint: isUnconfirmed || view.state === 'default',
        })}
        {view.source && view.source.from !== 'typed' && view.value !== undefined ? (
          <SourceMark id={`${id}-source`} source={view.source} />
        ) : null}
        {before ? <BeforeMark id={`${id}-before`} words={before} /> : null}
        {isUnconfirmed ? <ConfirmLine onConfirm={confirm} /> : null}
        <FieldNotes {...{ id, fault, checks }} help={[help, hint].filter(Boolean).join(' · ')} />
      </div>
    </div>
  )
}

const NO_CHECKS: readonly FiredCheck[] = []

/**
 * Reads the checks without subscribing: `InputField` around it subscribes to the field's state and draws it
 * again when they change.
 */
const checksOf = (store: FormStore, address: string): readonly FiredCheck[] =>
  store.field(address)?.checks ?? NO_CHECKS

const BeforeMark = ({ id, words }: { id: string; words: string }) => (
  <span id={id} className="text-xs text-muted tabular-nums">
    {words}
  </span>
)

interface FieldLabelProps {
  id: string
  labelling: FieldFrameProps['labelling']
  label: string
  isRequired: boolean
}

function FieldLabel({ id, labelling, label, isRequired }: FieldLabelProps) {
  const { words } = useForm()
  const className =
    'min-w-0 text-sm font-medium text-muted group-focus-within/field:text-text @min-[26rem]:pt-1.5'
  const content = (
    <>
      {label}
      {isRequired ? (
        <span className="ms-0.5 text-danger-text">
          <span aria-hidden="true">*</span>
          <span className="sr-only">{words.required}</span>
        </span>
      ) : null}
    </>
  )
  return labelling === 'label' ? (
    <label htmlFor={id} className={className}>
      {content}
    </label>
  ) : (
    <span id={`${id}-label`} className={className}>
      {content}
    </span>
  )
}

function ConfirmLine({ onConfirm }: { onConfirm: () => void }) {
  const { words } = useForm()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-warning-text">
      <span>{words.unconfirmed}</span>
      {/* Chips are confirmed by pressing them; otherwise a form with many defaults would be a column of buttons. */}
      <button
        type="button"
        className="hidden group-focus-within/field:inline-flex min-h-6 items-center gap-1 rounded-xs px-1.5 font-semibold underline-offset-2 hover:underline"
        onClick={onConfirm}
      >
        <CheckIcon className="size-3.5" />
        {words.confirm}
        <KeyHint className="opacity-80">⏎</KeyHint>
      </button>
    </p>
  )
}

interface FieldNotesProps {
  id: string
  fault: string | undefined
  checks: readonly FiredCheck[]
  help: string
}

/** The notes below a control: its fault and, while it has the focus, its help. */
const FieldNotes = ({ id, fault, checks, help }: FieldNotesProps) => (
  <>
    {fault ? (
      <p id={`${id}-fault`} className="w-full text-xs font-medium text-danger-text">
        {fault}
      </p>
    ) : null}
    {checks.length > 0 ? (
      <ul id={`${id}-checks`} className="grid w-full gap-1">
        {checks.map((check) => (
          <CheckLine key={check.id} check={check} />
        ))}
      </ul>
    ) : null}
    {help ? (
      <p
        id={`${id}-help`}
        className="hidden w-full text-xs text-balance text-muted group-focus-within/field:block"
      >
        {help}
      </p>
    ) : null}
  </>
)

/** If the focused field disappears (another answer hides it, or its row is removed), its neighbor gets the focus. */
function handOnFocus(field: HTMLElement | null) {
  return () => {
    if (!field?.contains(document.activeElement)) return
    const root = field.closest<HTMLElement>('[data-module-form]')
    const heir = root ? neighborOf(root, field) : undefined
    queueMicrotask(() => {
      if (document.activeElement === document.body || !document.activeElement?.isConnected) focusField(heir)
    })
  }
}
