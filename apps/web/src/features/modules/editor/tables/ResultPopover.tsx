import { type Option, type ResultKind, type ResultValue, resultType, scopeOf } from '@pandok/module-engine'
import { Popover, RadioGroup, Select, Textarea, TextField } from '@pandok/ui'
import { type RefObject, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { useEditorState } from '../state/useEditor.ts'
import { useTypedStart } from './useTypedStart.ts'

interface ResultPopoverProps {
  anchor: RefObject<Element | null>
  label: string
  kind: ResultKind
  options: readonly Option[]
  value: ResultValue
  group: string | undefined
  path: readonly (string | number)[]
  typed: string | undefined
  onChange: (value: ResultValue) => void
  onClose: () => void
}

type Mode = 'literal' | 'formula' | 'unknown'
const MODES: readonly Mode[] = ['literal', 'formula', 'unknown']

/** The result of a row: an answer, a number, text, a formula, or an intended «unknown». */
export function ResultPopover(props: ResultPopoverProps) {
  const { anchor, label, kind, value, group, path, onChange, onClose } = props
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  const mode: Mode = value === null ? 'unknown' : typeof value === 'object' ? 'formula' : 'literal'
  const blank: Record<ResultKind, ResultValue> = {
    number: '0',
    integer: '0',
    text: '',
    bool: true,
    choice: '',
  }
  const first = kind === 'choice' ? (props.options[0]?.id ?? '') : blank[kind]

  function switchTo(next: Mode) {
    onChange(next === 'unknown' ? null : next === 'formula' ? { expr: defaultFormula(kind) } : first)
  }

  return (
    <Popover open onClose={onClose} anchor={anchor} label={label} className="grid w-80 gap-3">
      {mode === 'formula' && typeof value === 'object' && value !== null ? (
        <FormulaBar
          label={text('moduleLogic.formula.label')}
          value={value.expr}
          onChange={(expr) => onChange({ expr: expr === '' ? defaultFormula(kind) : expr })}
          scope={scopeOf(definition, group)}
          expected={resultType(kind)}
          path={path}
        />
      ) : (
        <Literal {...props} />
      )}
      <Select
        size="sm"
        label={text('moduleLogic.result.mode')}
        value={mode}
        onChange={(event) => switchTo(event.target.value)}
      >
        {MODES.map((each) => (
          <option key={each} value={each}>
            {text(`moduleLogic.result.mode.${each}`)}
          </option>
        ))}
      </Select>
    </Popover>
  )
}

const defaultFormula = (kind: ResultKind) =>
  kind === 'bool' ? 'true' : kind === 'number' || kind === 'integer' ? '0' : '""'

function Literal({ label, kind, options, value, typed, onChange, onClose }: ResultPopoverProps) {
  const text = useText()
  const shown = value === null || typeof value === 'object' ? '' : String(value)
  const [draft, setDraft] = useState<string>()
  const first = useTypedStart(isWritten(kind, options) ? typed : undefined, write)

  function write(next: string) {
    setDraft(next)
    if (kind === 'text') onChange(next)
    else if (next.trim() === '') onChange(null)
    else onChange(kind === 'choice' ? next.trim() : next.trim().replace(',', '.'))
  }

  const done = (event: { key: string }) => {
    if (event.key === 'Enter') onClose()
  }
  if (kind === 'text')
    return (
      <Textarea
        data-autofocus
        label={label}
        rows={2}
        maxLength={2000}
        value={draft ?? shown}
        onChange={(event) => write(event.target.value)}
      />
    )
  if (isWritten(kind, options))
    return (
      <TextField
        ref={first}
        data-autofocus
        label={label}
        inputMode={kind === 'choice' ? undefined : 'decimal'}
        value={draft ?? shown}
        onChange={(event) => write(event.target.value)}
        onKeyDown={done}
      />
    )
  const answers = kind === 'bool' ? ['true', 'false'] : options.map(({ id }) => id)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter on one of the answers ends the selection
    <div onKeyDown={done}>
      <RadioGroup
        label={label}
        value={shown}
        options={answers.map((id) => ({ value: id, label: answerLabel({ kind, options }, id, text) }))}
        onChange={(next) => onChange(kind === 'bool' ? next === 'true' : next)}
      />
    </div>
  )
}

const isWritten = (kind: ResultKind, options: readonly Option[]) =>
  kind !== 'bool' && !(kind === 'choice' && options.length > 0)
