import type { Locale } from '@pandok/domain'
import { type ComputedView, textOf } from '@pandok/module-engine'
import { CheckIcon, cx, IconButton, XIcon } from '@pandok/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useForm } from '../FormContext.ts'
import { boxClass, controlClass } from '../field/boxClass.ts'
import { isComposing } from '../keyboard/pressedKey.ts'

interface OverruleFieldProps {
  view: ComputedView
  name: string
  onDone: () => void
}

/** Enter accepts the value, and Escape cancels. */
export function OverruleField({ view, name, onDone }: OverruleFieldProps) {
  const { session, words, locale } = useForm()
  const { computed } = view
  const [text, setText] = useState(view.value === undefined ? '' : String(view.value))
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => control.current?.focus(), [])

  function take() {
    const trimmed = text.trim()
    if (trimmed !== '')
      session.overrule(view.address, computed.kind === 'bool' ? trimmed === 'true' : trimmed)
    onDone()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) take()
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const options = optionsOf(computed, words, locale)
  const props = {
    ref: control,
    value: text,
    'aria-label': words.overruleValue(name),
    onKeyDown,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    className: controlClass,
  }
  return (
    <div data-own-enter="" className="flex w-full min-w-0 items-center gap-1">
      <div className={cx(boxClass, 'max-w-48')}>
        {options.length > 0 ? (
          <select {...props}>
            <option value="">{words.choose}</option>
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...props}
            type="text"
            inputMode={computed.kind === 'text' ? 'text' : 'decimal'}
            autoComplete="off"
          />
        )}
      </div>
      <IconButton size="sm" label={words.overrule} icon={<CheckIcon />} onClick={take} />
      <IconButton size="sm" label={words.leave} icon={<XIcon />} onClick={onDone} />
    </div>
  )
}

/** Returns the options of the value, or none if it is typed. */
function optionsOf(
  { kind, options = [] }: ComputedView['computed'],
  words: ReturnType<typeof useForm>['words'],
  locale: Locale,
): readonly { id: string; label: string }[] {
  if (kind === 'bool')
    return [
      { id: 'true', label: words.yes },
      { id: 'false', label: words.no },
    ]
  return options.map(({ id, label }) => ({ id, label: textOf(label, locale) || id }))
}
