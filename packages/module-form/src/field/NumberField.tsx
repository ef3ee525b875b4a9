import { listNames } from '@pandok/domain'
import type { InputView } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import type { KeyboardEvent } from 'react'
import { useForm } from '../FormContext.ts'
import { hasModifier, isComposing } from '../keyboard/pressedKey.ts'
import { boxClass, controlClass } from './boxClass.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { KindOf } from './KindOf.ts'
import { stepped } from './stepped.ts'
import { unitText } from './unitText.ts'

interface NumberFieldProps {
  view: InputView
  input: KindOf<'number' | 'integer' | 'measure' | 'size'>
}

/** The on-screen keyboard for decimals has no product sign to separate two dimensions. */
const INPUT_MODES = { number: 'decimal', integer: 'numeric', measure: 'decimal', size: 'text' } as const

/**
 * This is a text field and not a number field, because it keeps what was typed («3,5 cm», a typing mistake)
 * and lets the engine interpret it.
 */
export function NumberField({ view, input }: NumberFieldProps) {
  const { session, words, locale } = useForm()
  const alternatives = input.kind === 'integer' ? [] : (input.altUnits ?? [])
  const raw = typeof view.raw === 'string' ? view.raw : ''
  const hints = [
    ...(input.kind === 'size' ? [words.sizeExample] : []),
    ...(alternatives.length > 0
      ? [
          words.alternativeUnits(
            listNames(
              alternatives.map((unit) => unitText(unit, locale)),
              locale,
            ),
          ),
        ]
      : []),
  ]

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || hasModifier(event) || !('step' in input)) return
    if (input.step === undefined || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const next = stepped(raw, input.step, event.key === 'ArrowUp' ? 1 : -1, input)
    if (next !== undefined) session.set(view.address, next)
  }

  return (
    <FieldFrame view={view} labelling="label" hint={hints.length > 0 ? hints.join(' · ') : undefined}>
      {(control) => (
        <div className={cx(boxClass, 'max-w-48')}>
          <input
            id={control.id}
            type="text"
            inputMode={INPUT_MODES[input.kind]}
            autoComplete="off"
            spellCheck={false}
            required={view.required}
            value={raw}
            aria-describedby={control.describedBy}
            aria-invalid={control.isInvalid || undefined}
            onChange={(event) => session.set(view.address, event.target.value || undefined)}
            onKeyDown={onKeyDown}
            className={cx(controlClass, 'tabular-nums', control.isFaint && 'text-muted italic')}
          />
          {input.unit === undefined ? null : (
            <span className="shrink-0 pe-2.5 text-sm text-muted">{unitText(input.unit, locale)}</span>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
