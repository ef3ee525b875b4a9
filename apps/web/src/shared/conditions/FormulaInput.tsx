import { cx, type FieldControl, Popover } from '@pandok/ui'
import type { RefObject } from 'react'
import { useText } from '#platform/text/text.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { UnderlinedText } from './UnderlinedText.tsx'
import type { FormulaProblem } from './useFormulaProblems.ts'
import type { Suggestions } from './useSuggestions.ts'

interface FormulaInputProps {
  control: FieldControl
  area: RefObject<HTMLTextAreaElement | null>
  listId: string
  value: string
  suggestions: Suggestions
  problems: readonly FormulaProblem[]
  placeholder: string | undefined
  autoFocus: boolean | undefined
}

const textClass =
  'px-3 py-2 font-mono text-sm leading-6 whitespace-pre-wrap break-words [tab-size:2] pointer-coarse:text-[1rem]'

/** The text of a formula, with errors underlined and a list of suggestions. */
export function FormulaInput({
  control,
  area,
  listId,
  value,
  suggestions,
  problems,
  ...own
}: FormulaInputProps) {
  const text = useText()
  const { items, isOpen, chosen, take, close, onType, onKeyDown } = suggestions
  return (
    <>
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
          // biome-ignore lint/a11y/noAutofocus: the field appears only after the author has requested a formula
          autoFocus={own.autoFocus}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen ? `${listId}-${chosen}` : undefined}
          placeholder={own.placeholder ?? text('moduleLogic.formula.placeholder')}
          value={value}
          onChange={(event) => onType(event.target)}
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
          chosen={chosen}
          onTake={take}
        />
      </Popover>
    </>
  )
}
