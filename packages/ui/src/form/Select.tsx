import { ChevronDown } from 'lucide-react'
import type { ChangeEvent, ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'size' | 'value' | 'onChange'>,
    FieldTexts {
  value?: Value | undefined
  /** The values of all options have the same type, so the chosen value needs no check. */
  onChange?: ((event: ChangeEvent<HTMLSelectElement> & { target: { value: Value } }) => void) | undefined
  size?: 'sm' | 'md' | undefined
}

/** This is the native list: keyboard, touch and type-ahead come from the system. Options are children. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    hideLabel,
    hint,
    error,
    aside,
    id,
    required,
    className,
    size = 'md',
    children,
    ...select
  } = props
  const isSmall = size === 'sm'
  return (
    <Field
      {...{ label, hideLabel, hint, error, aside, id, required, className }}
      describedBy={select['aria-describedby']}
    >
      {(control) => (
        <div className={cx(fieldBoxClass, 'relative', isSmall && '!h-8 !rounded-sm')}>
          <select
            {...select}
            {...control}
            className={cx(
              fieldControlClass,
              'appearance-none truncate pe-9',
              isSmall && '!ps-2.5 !pe-7 !text-sm',
            )}
          >
            {children}
          </select>
          <ChevronDown
            className={cx(
              'pointer-events-none absolute text-muted',
              isSmall ? 'end-2 size-3.5' : 'end-3 size-4',
            )}
          />
        </div>
      )}
    </Field>
  )
}
