import { ArrowBigUp, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { Field } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'
import type { TextFieldProps } from './TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'inputClassName'> {
  showLabel: string
  hideValueLabel: string
  /** The text is shown while caps lock is on and the field has the focus. */
  capsLockText?: string | undefined
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hideLabel, hint, error, aside, id, required, className, ...own } = props
  const { showLabel, hideValueLabel, capsLockText, onKeyDown, onKeyUp, onBlur, ...input } = own
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const capsId = useId()
  const watchCaps = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'))
  const isWarned = Boolean(isCapsLock && capsLockText)
  const describedBy = [input['aria-describedby'], isWarned && capsId].filter(Boolean).join(' ')

  return (
    <div className={className}>
      <Field {...{ label, hideLabel, hint, error, aside, id, required }} describedBy={describedBy}>
        {(control) => (
          <div className={fieldBoxClass}>
            <input
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              className={fieldControlClass}
              onKeyDown={(event) => {
                watchCaps(event)
                onKeyDown?.(event)
              }}
              onKeyUp={(event) => {
                watchCaps(event)
                onKeyUp?.(event)
              }}
              onBlur={(event) => {
                setCapsLock(false)
                onBlur?.(event)
              }}
            />
            <IconButton
              label={isShown ? hideValueLabel : showLabel}
              icon={isShown ? <EyeOff /> : <Eye />}
              size="sm"
              tooltip={false}
              className="me-1"
              disabled={input.disabled}
              onClick={() => setShown(!isShown)}
            />
          </div>
        )}
      </Field>
      <div role="status" id={capsId} className="mt-1.5 empty:hidden">
        {isWarned ? (
          <p className="flex items-center gap-1 text-xs font-medium text-warning-text">
            <ArrowBigUp className="size-3.5 shrink-0" />
            {capsLockText}
          </p>
        ) : null}
      </div>
    </div>
  )
}
