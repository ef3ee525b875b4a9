import { compileExpression, type Path, type Scope, type ValueType } from '@pandok/module-engine'
import { CircleHelpIcon, Field, IconButton, Popover } from '@pandok/ui'
import { useId, useMemo, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { FormulaHelp } from './FormulaHelp.tsx'
import { FormulaInput } from './FormulaInput.tsx'
import { FormulaLegend } from './FormulaLegend.tsx'
import { type FormulaProblem, useFormulaProblems } from './useFormulaProblems.ts'
import { useSuggestions } from './useSuggestions.ts'

interface FormulaBarProps {
  value: string
  onChange: (value: string) => void
  scope: Scope
  /** The type that its result must have. */
  expected?: ValueType | undefined
  label: string
  hideLabel?: boolean | undefined
  hint?: string | undefined
  placeholder?: string | undefined
  /** Its path in the definition, to show the findings there. */
  path?: Path | undefined
  autoFocus?: boolean | undefined
}

/** A formula with suggestions while typing; errors are underlined in place and explained below. */
export function FormulaBar(props: FormulaBarProps) {
  const { value, onChange, scope, expected, path } = props
  const text = useText()
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const helpButton = useRef<HTMLButtonElement>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const compiled = useMemo(
    () => (value.trim() === '' ? undefined : compileExpression(value, scope)),
    [value, scope],
  )
  const problems = useFormulaProblems({ value, compiled, expected, path })
  const suggestions = useSuggestions({ value, onChange, scope, area })

  function insert(piece: string): void {
    setHelpOpen(false)
    const to = area.current?.selectionEnd ?? value.length
    suggestions.put(piece, to, to)
  }

  return (
    <Field
      label={props.label}
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
          <FormulaInput
            {...{ control, area, listId, value, suggestions, problems }}
            placeholder={props.placeholder}
            autoFocus={props.autoFocus}
          />
          <Popover
            open={isHelpOpen}
            onClose={() => setHelpOpen(false)}
            anchor={helpButton}
            label={text('moduleLogic.formula.help')}
            className="w-96"
          >
            <FormulaHelp scope={scope} onInsert={insert} />
          </Popover>
          <FormulaLegend
            id={`${listId}-legend`}
            reads={compiled?.ok ? compiled.expression.reads : []}
            scope={scope}
          />
          <FurtherProblems problems={problems.slice(1)} />
        </div>
      )}
    </Field>
  )
}

/** The first one is shown as the field's own error. */
const FurtherProblems = ({ problems }: { problems: readonly FormulaProblem[] }) =>
  problems.length > 0 ? (
    <ul className="grid gap-0.5 text-xs text-danger-text">
      {problems.map(({ key, sentence }) => (
        <li key={key}>{sentence}</li>
      ))}
    </ul>
  ) : null
