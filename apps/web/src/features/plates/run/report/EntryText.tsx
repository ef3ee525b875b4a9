import type { Locale } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

interface EntryTextProps {
  value: string
  label: string
  placeholder?: string | undefined
  locale: Locale
  /** True if it is based on unconfirmed values. */
  isFaint?: boolean | undefined
  onChange: (text: string) => void
  onLeave?: (() => void) | undefined
}

/**
 * If the browser supports `field-sizing`, the field needs no hidden copy of its text, which would slow down
 * the key that writes it.
 */
const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false

/** Keeps the height of an empty last line. */
const LAST_LINE = '\u200B'

/**
 * A sentence as a text field that grows with its text. The field is uncontrolled: setting its value while an
 * input method composes would break the syllable, so outside changes wait until the composition ends.
 */
export function EntryText(props: EntryTextProps) {
  const { value, label, placeholder, locale, isFaint, onChange, onLeave } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const size = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)

  useLayoutEffect(() => {
    const element = field.current
    if (element && !isComposing.current && element.value !== value) element.value = value
    grow(size.current, element)
  }, [value])

  function tell() {
    grow(size.current, field.current)
    if (field.current && field.current.value !== value) onChange(field.current.value)
  }

  const area = (
    <textarea
      ref={field}
      rows={1}
      lang={locale}
      aria-label={label}
      placeholder={placeholder}
      defaultValue={value}
      spellCheck={false}
      data-entry-text=""
      onInput={tell}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        tell()
      }}
      onBlur={() => {
        isComposing.current = false
        onLeave?.()
      }}
      onKeyDown={walk}
      className={cx(
        'col-start-1 row-start-1 block field-sizing-content min-h-6 w-full min-w-0 resize-none overflow-hidden rounded-sm bg-transparent px-2 py-0.5 break-words placeholder:text-faint hover:bg-hover focus:bg-field focus-visible:outline-offset-0',
        isFaint && 'text-muted italic',
      )}
    />
  )
  return growsByItself ? (
    area
  ) : (
    <div className="grid min-w-0">
      <div
        ref={size}
        aria-hidden="true"
        className="invisible col-start-1 row-start-1 min-h-6 min-w-0 px-2 py-0.5 break-words whitespace-pre-wrap"
      />
      {area}
    </div>
  )
}

function grow(size: HTMLElement | null, field: HTMLTextAreaElement | null): void {
  if (size && field) size.textContent = field.value + LAST_LINE
}

/** Arrow up at the start and arrow down at the end move to the neighboring sentence. */
function walk(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  if (event.nativeEvent.isComposing || event.shiftKey || selectionStart !== selectionEnd) return
  if (event.ctrlKey || event.altKey || event.metaKey) return
  const isUp = event.key === 'ArrowUp' && selectionStart === 0
  const isDown = event.key === 'ArrowDown' && selectionEnd === value.length
  if (!isUp && !isDown) return
  const report = event.currentTarget.closest('[data-report]')
  const fields = [...(report?.querySelectorAll<HTMLTextAreaElement>('[data-entry-text]') ?? [])]
  const next = fields[fields.indexOf(event.currentTarget) + (isUp ? -1 : 1)]
  if (!next) return
  event.preventDefault()
  const at = isUp ? next.value.length : 0
  next.focus()
  next.setSelectionRange(at, at)
}
