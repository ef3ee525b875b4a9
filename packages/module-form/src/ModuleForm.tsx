import type { Locale } from '@pandok/domain'
import type { Address, ModuleDefinition, ModuleSession, ValueSource } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { type MouseEvent, type Ref, useId, useImperativeHandle, useMemo, useRef } from 'react'
import { CheckSummary } from './check/CheckSummary.tsx'
import { ConfirmBar } from './check/ConfirmBar.tsx'
import { ComputedList } from './computed/ComputedList.tsx'
import { FormBody } from './FormBody.tsx'
import { EarlierContext, FormContext, type FormEarlier, type FormFrame } from './FormContext.ts'
import type { FormWords } from './FormWords.ts'
import { createRowActions } from './group/rowActions.ts'
import { fieldOf, focusField } from './keyboard/fieldElements.ts'
import { focusFirstFault, useFormKeys } from './keyboard/useFormKeys.ts'
import { addressKey } from './store/addressKey.ts'
import { createFormStore } from './store/createFormStore.ts'

/** For code beside the form: a sentence that waits for an input leads to it. */
export interface FormControls {
  /** False where there is no such field, or it is hidden. */
  focus(address: Address): boolean
  focusFirst(): void
}

export interface ModuleFormProps {
  session: ModuleSession
  /** Of the module that the session was opened for. */
  definition: ModuleDefinition
  locale: Locale
  words: FormWords
  /** Accessible name. */
  label: string
  /** Ctrl+Enter. Where something is missing or wrong, the form shows it first and says `false`. */
  onFinish?: ((isReady: boolean) => void) | undefined
  /** Enter, and no field is open any more. */
  onEnd?: (() => void) | undefined
  /** Inputs that somebody else fills: they aren't asked for here. */
  leftOut?: ReadonlySet<string> | undefined
  /** Points of the options, for those who build or learn a score. */
  showPoints?: boolean | undefined
  /** False where nothing is stated: a form of presets. */
  asksToConfirm?: boolean | undefined
  /** Leads to where a filled value came from, such as a measurement on an image. */
  onSource?: ((source: ValueSource) => void) | undefined
  /** What earlier examinations said. */
  earlier?: FormEarlier | undefined
  controls?: Ref<FormControls> | undefined
  className?: string | undefined
}

/** The live form of one filling of one module, made to be filled by keyboard alone. */
export function ModuleForm(props: ModuleFormProps) {
  const { session, definition, locale, words, leftOut, onSource } = props
  const { showPoints = false, asksToConfirm = true } = props
  const prefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const frame = useMemo<FormFrame>(
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
      rows: createRowActions(session, () => root.current),
    }),
    [session, definition, locale, words, prefix, leftOut, showPoints, asksToConfirm, onSource],
  )

  function finish() {
    const { isReady, faults } = session.snapshot()
    if (!isReady) {
      frame.store.reveal()
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
      {/* biome-ignore lint/a11y/useSemanticElements: nothing is ever sent, so it is no form of the browser's */}
      <div
        ref={root}
        role="form"
        aria-label={props.label}
        data-module-form=""
        onKeyDown={onKeyDown}
        onMouseDown={keepFocus}
        className={cx('@container grid min-w-0 content-start gap-2.5', props.className)}
      >
        <EarlierContext value={props.earlier}>
          <FormBody />
        </EarlierContext>
        {asksToConfirm ? <ConfirmBar /> : null}
        <ComputedList />
        <CheckSummary />
      </div>
    </FormContext>
  )
}

/** A field that is left may lose a line of help: no button may move away between press and release. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault()
}
