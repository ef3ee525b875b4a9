import type { Locale } from '@pandok/domain'
import type { Address, AnswerKey, ModuleDefinition, ModuleSession, ValueSource } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import {
  type MouseEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { CheckSummary } from './check/CheckSummary.tsx'
import { ConfirmBar } from './check/ConfirmBar.tsx'
import { ComputedList } from './computed/ComputedList.tsx'
import { FormBody } from './FormBody.tsx'
import {
  EarlierContext,
  FormContext,
  type FormEarlier,
  type FormFrame,
  RevealedContext,
} from './FormContext.ts'
import type { FormWords } from './FormWords.ts'
import { createRowActions } from './group/rowActions.ts'
import { fieldOf, focusField } from './keyboard/fieldElements.ts'
import { focusFirstFault, useFormKeys } from './keyboard/useFormKeys.ts'
import { addressKey } from './store/addressKey.ts'
import { createFormStore } from './store/createFormStore.ts'

/** Lets the surrounding code control the form, for instance to focus an input that a sentence waits for. */
export interface FormControls {
  /** Returns false if there is no such field or it is hidden. */
  focus(address: Address): boolean
  focusFirst(): void
}

export interface ModuleFormProps {
  session: ModuleSession
  /** The definition of the session's module. */
  definition: ModuleDefinition
  locale: Locale
  words: FormWords
  /** The accessible name of the form. */
  label: string
  /** Called on Ctrl+Enter. If something is missing or wrong, the form shows it first and passes `false`. */
  onFinish?: ((isReady: boolean) => void) | undefined
  /** Called on Enter if no open field remains. */
  onEnd?: (() => void) | undefined
  /**
   * Called with its answers when a key or a click has answered a question that takes only one. Arrow keys
   * only browse the answers, and so does a native list.
   */
  onAnswered?: ((answers: readonly AnswerKey[]) => void) | undefined
  /** These inputs are filled in elsewhere and not asked for here. */
  leftOut?: ReadonlySet<string> | undefined
  /** Shows the points of options, for people who build or learn a score. */
  showPoints?: boolean | undefined
  /** False in a form of presets, in which nothing has to be confirmed. */
  asksToConfirm?: boolean | undefined
  /** Shows the source of a filled value, such as a measurement on an image. */
  onSource?: ((source: ValueSource) => void) | undefined
  earlier?: FormEarlier | undefined
  controls?: Ref<FormControls> | undefined
  className?: string | undefined
}

/**
 * The browser lays out the form when it comes near the visible area; keys, search and screen readers can
 * reach it earlier. Its contents are clipped then, so it needs room for focus rings.
 */
const laidOutInView =
  'supports-[overflow-clip-margin:1px]:[contain-intrinsic-block-size:auto_20rem] supports-[overflow-clip-margin:1px]:[content-visibility:auto] supports-[overflow-clip-margin:1px]:[overflow-clip-margin:0.5rem]'

/** The form of one filling of one module, which can be filled in by keyboard alone. */
export function ModuleForm(props: ModuleFormProps) {
  const { session, asksToConfirm = true } = props
  const root = useRef<HTMLDivElement>(null)
  const frame = useFormFrame(props, root)
  // The frame in which empty required fields are shown as faults; another filling begins without them.
  const [revealed, setRevealed] = useState<FormFrame>()

  function finish() {
    const { isReady, faults } = session.snapshot()
    if (!isReady) {
      setRevealed(frame)
      if (root.current) focusFirstFault(root.current, faults.map(addressKey))
    }
    props.onFinish?.(isReady)
  }

  useImperativeHandle(props.controls, () => ({
    focus: (address) => focusField(root.current && fieldOf(root.current, addressKey(address))),
    focusFirst: () => void focusField(root.current?.querySelector('[data-field]')),
  }))
  const onKeyDown = useFormKeys({ frame, root, onFinish: finish, onEnd: props.onEnd })

  return (
    <FormContext value={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is ever submitted, so it isn't a form element */}
      <div
        ref={root}
        role="form"
        aria-label={props.label}
        data-module-form=""
        onKeyDown={onKeyDown}
        onMouseDown={keepFocus}
        className={cx('@container grid min-w-0 content-start gap-2.5', laidOutInView, props.className)}
      >
        <EarlierContext value={props.earlier}>
          <RevealedContext value={revealed === frame}>
            <FormBody />
          </RevealedContext>
        </EarlierContext>
        {asksToConfirm ? <ConfirmBar /> : null}
        <ComputedList />
        <CheckSummary />
      </div>
    </FormContext>
  )
}

/**
 * The data that every field of the form needs. It is created again for another filling, language or set of
 * questions.
 */
function useFormFrame(props: ModuleFormProps, root: RefObject<HTMLDivElement | null>): FormFrame {
  const { session, definition, locale, words, leftOut, onSource } = props
  const { showPoints = false, asksToConfirm = true } = props
  const prefix = useId()
  const answered = useRef(props.onAnswered)
  answered.current = props.onAnswered
  return useMemo<FormFrame>(
    () => ({
      store: createFormStore(session),
      session,
      definition,
      locale,
      words,
      prefix,
      leftOut,
      showPoints,
      asksToConfirm,
      onSource,
      onAnswered: (answers) => answered.current?.(answers),
      rows: createRowActions(session, () => root.current),
    }),
    [session, definition, locale, words, prefix, leftOut, showPoints, asksToConfirm, onSource, root],
  )
}

/**
 * Leaving a field may hide its help line. Without this, a button could move away between pressing and
 * releasing the mouse button.
 */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
