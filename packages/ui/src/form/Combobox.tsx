import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Popover } from '../overlay/Popover.tsx'
import { Field, type FieldTexts } from './Field.tsx'
import { fieldBoxClass, fieldControlClass } from './fieldClass.ts'

export interface ComboboxOption {
  value: string
  label: string
}

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
 * A list of known answers that also takes words of one's own. Known answers are kept by their value and shown by
 * their label; anything else is kept as it was written.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options, maxLength, placeholder, className } = props
  const { label, hideLabel, hint, error, aside, id, required } = props
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  /** What is being typed; undefined while nothing is. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const shown = options.find((option) => option.value === value)?.label ?? value
  const matching = typed === undefined || typed === '' ? options : options.filter((o) => has(o.label, typed))

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(next: string) {
    setTyped(undefined)
    close()
    if (next !== value) onChange(next)
  }

  function settle() {
    close()
    if (typed === undefined) return
    const known = options.find((option) => fold(option.label) === fold(typed.trim()))
    choose(known?.value ?? typed.trim())
  }

  function move(by: number) {
    if (!isOpen) {
      setOpen(true)
      setActive(options.findIndex((option) => option.value === value))
      return
    }
    const next = (active + by + matching.length) % Math.max(1, matching.length)
    setActive(active < 0 && by < 0 ? matching.length - 1 : next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const picked = isOpen ? matching[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && (isOpen || typed !== undefined)) {
      event.preventDefault()
      if (picked) choose(picked.value)
      else settle()
    } else if (event.key === 'Escape' && (isOpen || typed !== undefined)) {
      event.preventDefault()
      event.stopPropagation()
      setTyped(undefined)
      close()
    }
  }

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
            onChange={(event) => {
              setTyped(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onPointerDown={() => setOpen(true)}
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
            <div id={listId} role="listbox" aria-label={label}>
              {matching.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
                <div
                  key={option.value}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.value === value}
                  // The focus stays in the field: leaving it would settle what was typed.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option.value)}
                  ref={index === active ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
                  className={cx(
                    'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 select-none hover:bg-hover pointer-coarse:min-h-11',
                    index === active && 'bg-hover',
                  )}
                >
                  <span className="min-w-0 flex-1">{option.label}</span>
                  {option.value === value ? (
                    <Check strokeWidth={2.5} className="size-4 text-accent-text" />
                  ) : null}
                </div>
              ))}
            </div>
          </Popover>
        </div>
      )}
    </Field>
  )
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const has = (label: string, part: string) => fold(label).includes(fold(part.trim()))
