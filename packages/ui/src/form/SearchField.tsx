import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '../action/IconButton.tsx'
import { cx } from '../cx.ts'
import { Field } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'size' | 'ref'> {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** By default the label is only for screen readers, because the icon shows the purpose. */
  showLabel?: boolean | undefined
}

export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange, showLabel = false, className, id, ...input } = props
  const box = useRef<HTMLInputElement>(null)
  return (
    <Field label={label} hideLabel={!showLabel} id={id} className={className}>
      {(control) => (
        <div className={fieldBoxClass}>
          <Search aria-hidden="true" className="ms-3 size-4 shrink-0 text-muted" />
          <input
            type="search"
            enterKeyHint="search"
            {...input}
            {...control}
            ref={box}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(fieldControlClass, '!ps-2 text-ellipsis [&::-webkit-search-cancel-button]:hidden')}
          />
          {value ? (
            <IconButton
              label={clearLabel}
              icon={<X />}
              size="sm"
              tooltip={false}
              className="me-1"
              onClick={() => {
                onChange('')
                box.current?.focus()
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  )
}
