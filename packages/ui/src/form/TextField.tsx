import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'>, FieldTexts {
  prefix?: ReactNode
  suffix?: ReactNode
  /** This is the class of the input; `className` is the class of the whole field. */
  inputClassName?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    aside,
    prefix,
    suffix,
    id,
    required,
    className,
    inputClassName,
    ...input
  } = props
  return (
    <Field
      {...{ label, hideLabel, hint, error, aside, id, required, className }}
      describedBy={input['aria-describedby']}
    >
      {(control) => (
        <div className={fieldBoxClass}>
          {prefix ? <span className="shrink-0 ps-3 text-muted [&_svg]:size-4">{prefix}</span> : null}
          <input type="text" {...input} {...control} className={cx(fieldControlClass, inputClassName)} />
          {suffix ? (
            <span className="flex shrink-0 items-center pe-3 text-sm text-muted has-[button]:pe-1">
              {suffix}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  )
}
