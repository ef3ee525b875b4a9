import { typedKeys } from '@pandok/domain'
import { useEffect, useId, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useText } from '#platform/text/text.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import type { Check, FieldBinding, Fields, FieldValue } from './Fields.ts'
import { useSummary } from './useSummary.ts'

interface FieldPlan {
  initial: FieldValue
  label: string
  check?: Check
}

type FormValues = Record<string, FieldValue>

/**
 * A form that is validated by the contracts' schemas. A field shows an error when it is left with an invalid
 * value or when the form is sent; an empty field shows none before the first submit.
 */
export function useFields<Name extends string>(plan: Record<Name, FieldPlan>): Fields<Name> {
  const text = useText()
  const formId = useId()
  const names = typedKeys(plan)
  const isTried = useRef(false)
  const isPointed = useRef(false)
  const summary = useSummary<Name>()
  const form = useForm<FormValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: Object.fromEntries(names.map((name) => [name, plan[name].initial])),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const idOf = (name: Name) => `${formId}-${name}`

  useTranslatedErrors(form)

  function field(name: Name): FieldBinding {
    const { check } = plan[name]
    const validate = (value: FieldValue | undefined, values: FormValues) =>
      (value === '' && !isTried.current ? undefined : check?.(value, values, text)) ?? true
    return {
      ...form.register(name, { validate }),
      id: idOf(name),
      error: errors[name]?.message,
    }
  }

  function point(at: readonly Name[]) {
    isPointed.current = true
    summary.sumUp(at)
    if (at.length === 1 && at[0]) form.setFocus(at[0])
  }

  function fail(error: RpcError) {
    const known = error.details.filter(({ path }) => names.includes(path as Name))
    for (const { path, message } of known) form.setError(path, { type: 'server', message })
    summary.setGeneral(known.length > 0 ? undefined : (error.details[0]?.message ?? error.message))
    point(known.map(({ path }) => path as Name))
  }

  function submit(handler: () => Promise<void> | void) {
    const send = form.handleSubmit(
      () => handler(),
      (wrong) => point(names.filter((name) => name in wrong)),
    )
    return async (event?: { preventDefault: () => void }) => {
      event?.preventDefault()
      if (isSubmitting) return
      isTried.current = true
      isPointed.current = false
      summary.clear()
      await send()
      if (isPointed.current) return
      // The submit has succeeded, so the fields of the next step start without errors.
      isTried.current = false
      form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true })
    }
  }

  function lineOf(name: Name) {
    const message = errors[name]?.message
    if (!message) return undefined
    return { fieldId: idOf(name), text: text('ui.labelled', { label: plan[name].label, value: message }) }
  }

  return {
    field,
    watch: (name) => form.watch(name) ?? plan[name].initial,
    read: (name) => form.getValues(name) ?? plan[name].initial,
    write: (name, value) =>
      form.setValue(name as string, value, { shouldDirty: true, shouldValidate: isTried.current }),
    focus: (name) => form.setFocus(name),
    refuse(name, message) {
      form.setError(name, { type: 'refused', message })
      point([name])
    },
    fail,
    submit,
    isSubmitting,
    isDirty,
    settle(values) {
      isTried.current = false
      summary.clear()
      form.reset(values)
    },
    summary: summary.read(lineOf),
  }
}

/** Error messages that are visible are translated again when the language changes. */
function useTranslatedErrors({ trigger, formState: { errors } }: UseFormReturn<FormValues>): void {
  const { locale } = useText()
  const shown = useRef<string[]>([])
  shown.current = Object.keys(errors)
  // biome-ignore lint/correctness/useExhaustiveDependencies: visible messages follow the language
  useEffect(() => {
    if (shown.current.length > 0) void trigger(shown.current)
  }, [locale, trigger])
}
