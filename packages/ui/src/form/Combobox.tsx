import { Check, ChevronDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { cx } from '../cx.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Field, type FieldTexts } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'
import { type ComboboxOption, useCombobox } from './useCombobox.ts'

interface ComboboxProps extends FieldTexts {
  value: string
  onChange: (value: string) => void
  options: readonly ComboboxOption[]
  id?: string | undefined
  required?: boolean | undefined
  maxLength?: number | undefined
  placeholder?: string | undefined
  className?: string | undefined
}

/**
 * A list of known answers that also accepts other text. A known answer is stored by its value and shown by
 * its label; other text is stored as typed.
 */
export function Combobox(props: ComboboxProps) {
  const { value, maxLength, placeholder, className } = props
  const { label, hideLabel, hint, error, aside, id, required } = props
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const { typed, shown, matching, active, isOpen, open, close, type, choose, settle, onKeyDown } =
    useCombobox(props)

  return (
    <Field {...{ label, hideLabel, hint, error, aside, id, required, className }}>
      {(control) => (
        <div ref={box} className={cx(fieldBoxClass, 'relative')}>
          <input
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen && matching.length > 0}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && matching[active] ? `${listId}-${active}` : undefined}
            {...control}
            {...{ maxLength, placeholder }}
            value={typed ?? shown}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onPointerDown={open}
            onBlur={settle}
            className={cx(fieldControlClass, 'truncate pe-9')}
          />
          <ChevronDown className="pointer-events-none absolute end-3 size-4 text-muted" />
          <Popover
            open={isOpen && matching.length > 0}
            onClose={close}
            anchor={box}
            takesFocus={false}
            className="max-h-72 min-w-48 !p-1.5"
          >
            <OptionList {...{ listId, label, value, active }} options={matching} onChoose={choose} />
          </Popover>
        </div>
      )}
    </Field>
  )
}

interface OptionListProps {
  listId: string
  label: string
  value: string
  options: readonly ComboboxOption[]
  active: number
  onChoose: (value: string) => void
}

const OptionList = ({ listId, label, value, options, active, onChoose }: OptionListProps) => (
  <div id={listId} role="listbox" aria-label={label}>
    {options.map((option, index) => (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
      <div
        key={option.value}
        id={`${listId}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={option.value === value}
        // The focus stays in the field, because leaving it would commit the typed text.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option.value)}
        ref={index === active ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
        className={cx(
          'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 select-none hover:bg-hover pointer-coarse:min-h-11',
          index === active && 'bg-hover',
        )}
      >
        <span className="min-w-0 flex-1">{option.label}</span>
        {option.value === value ? <Check strokeWidth={2.5} className="size-4 text-accent-text" /> : null}
      </div>
    ))}
  </div>
)
