import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'

interface TextareaProps extends ComponentProps<'textarea'>, FieldTexts {}

export function Textarea(props: TextareaProps) {
  const { label, hideLabel, hint, error, aside, id, required, className, rows, ...textarea } = props
  return (
    <Field
      {...{ label, hideLabel, hint, error, aside, id, required, className }}
      describedBy={textarea['aria-describedby']}
    >
      {(control) => (
        <div className={cx(fieldBoxClass, '!h-auto')}>
          <textarea
            {...textarea}
            {...control}
            // The field grows with its content (`field-sizing`), which makes the browser ignore `rows`.
            style={rows === undefined ? undefined : { minBlockSize: `calc(${rows}lh + 1rem)` }}
            className={cx(fieldControlClass, 'field-sizing-content max-h-96 min-h-20 resize-y py-2')}
          />
        </div>
      )}
    </Field>
  )
}
