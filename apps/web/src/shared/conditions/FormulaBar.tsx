import {
  compileExpression,
  completionsAt,
  type Path,
  type Scope,
  type ValueType,
} from '@pandok/module-engine'
import { CircleHelpIcon, cx, Field, IconButton, Popover } from '@pandok/ui'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#platform/text/text.ts'
import { FormulaHelp } from './FormulaHelp.tsx'
import { FormulaLegend } from './FormulaLegend.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import { UnderlinedText } from './UnderlinedText.tsx'
import { useFormulaProblems } from './useFormulaProblems.ts'

interface FormulaBarProps {
  value: string
  onChange: (value: string) => void
  scope: Scope
  /** What its result must be. */
  expected?: ValueType | undefined
  label: string
  hideLabel?: boolean | undefined
  hint?: string | undefined
  placeholder?: string | undefined
  /** Where in the definition it stands, for what was found there. */
  path?: Path | undefined
  autoFocus?: boolean | undefined
}

const textClass =
  'px-3 py-2 font-mono text-sm leading-6 whitespace-pre-wrap break-words [tab-size:2] pointer-coarse:text-[1rem]'

/** A formula with suggestions while typing, its mistakes underlined in place and explained below. */
export function FormulaBar(props: FormulaBarProps) {
  const { value, onChange, scope, expected, label, path } = props
  const text = useText()
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const helpButton = useRef<HTMLButtonElement>(null)
  const [caret, setCaret] = useState<number>()
  const [chosen, setChosen] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const compiled = useMemo(
    () => (value.trim() === '' ? undefined : compileExpression(value, scope)),
    [value, scope],
  )
  const problems = useFormulaProblems({ value, compiled, expected, path })
  const suggestions = useMemo(
    () => (caret === undefined ? undefined : completionsAt(value, caret, scope)),
    [value, caret, scope],
  )
  const typed = suggestions ? value.slice(suggestions.from, suggestions.to) : ''
  const found = suggestions?.items ?? []
  // A word that is whole already needs no suggestion of itself.
  const items = found.length === 1 && found[0]?.text === typed ? [] : found
  const isOpen = items.length > 0
  const at = Math.min(chosen, items.length - 1)

  const close = () => setCaret(undefined)

  function put(next: string, from: number, to: number): void {
    const whole = next.endsWith('(') ? `${next})` : next
    // Drawn at once: the next key may come before the next frame, and must find the caret in its place.
    flushSync(() => {
      onChange(value.slice(0, from) + whole + value.slice(to))
      close()
    })
    area.current?.focus()
    area.current?.setSelectionRange(from + next.length, from + next.length)
  }

  function take(index: number): void {
    const item = items[index]
    if (item && suggestions) put(item.insert, suggestions.from, suggestions.to)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      setCaret(event.currentTarget.selectionStart)
      return
    }
    if (!isOpen) {
      if (event.key === 'Enter' && !event.shiftKey) event.preventDefault()
      return
    }
    const moves: Record<string, () => void> = {
      ArrowDown: () => setChosen((at + 1) % items.length),
      ArrowUp: () => setChosen((at - 1 + items.length) % items.length),
      Enter: () => take(at),
      Tab: () => take(at),
      Escape: close,
    }
    const move = moves[event.key]
    // Tab goes on to the next field unless a word has been begun.
    if (!move || event.shiftKey || (event.key === 'Tab' && typed === '')) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <Field
      label={label}
      hideLabel={props.hideLabel}
      hint={props.hint}
      error={problems[0]?.sentence}
      describedBy={`${listId}-legend`}
      aside={
        <IconButton
          ref={helpButton}
          label={text('moduleLogic.formula.help')}
          icon={<CircleHelpIcon />}
          size="sm"
          className="-my-1.5 pointer-coarse:size-11"
          aria-expanded={isHelpOpen}
          onClick={() => setHelpOpen(!isHelpOpen)}
        />
      }
    >
      {(control) => (
        <div className="grid min-w-0 gap-1.5">
          <div
            className={cx(
              'relative grid min-w-0 rounded-md border border-line-strong/80 bg-field hover:border-line-strong',
              'has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-focus',
              'has-[[aria-invalid]]:border-danger-text',
            )}
          >
            <UnderlinedText text={value} problems={problems} className={textClass} />
            <textarea
              ref={area}
              {...control}
              rows={1}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              // biome-ignore lint/a11y/noAutofocus: only where the author has just asked for a formula
              autoFocus={props.autoFocus}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
              placeholder={props.placeholder ?? text('moduleLogic.formula.placeholder')}
              value={value}
              onChange={(event) => {
                onChange(event.target.value)
                setChosen(0)
                setCaret(event.target.selectionStart)
              }}
              onKeyDown={onKeyDown}
              onBlur={close}
              onClick={close}
              className={cx(
                textClass,
                'col-start-1 row-start-1 field-sizing-content min-h-10 w-full resize-none bg-transparent text-text outline-none',
              )}
            />
          </div>
          <Popover open={isOpen} onClose={close} anchor={area} takesFocus={false} className="!p-1.5">
            <SuggestionList
              id={listId}
              label={text('moduleLogic.formula.suggestions')}
              items={items}
              chosen={at}
              onTake={take}
            />
          </Popover>
          <Popover
            open={isHelpOpen}
            onClose={() => setHelpOpen(false)}
            anchor={helpButton}
            label={text('moduleLogic.formula.help')}
            className="w-96"
          >
            <FormulaHelp
              scope={scope}
              onInsert={(piece) => {
                setHelpOpen(false)
                const to = area.current?.selectionEnd ?? value.length
                put(piece, to, to)
              }}
            />
          </Popover>
          <FormulaLegend
            id={`${listId}-legend`}
            reads={compiled?.ok ? compiled.expression.reads : []}
            scope={scope}
          />
          {problems.length > 1 ? (
            <ul className="grid gap-0.5 text-xs text-danger-text">
              {problems.slice(1).map(({ key, sentence }) => (
                <li key={key}>{sentence}</li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Field>
  )
}
