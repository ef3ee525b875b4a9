import {
  compileExpression,
  emptyDefinition,
  type Input,
  type Option,
  type Path,
  scopeOf,
  textOf,
  type ValueType,
} from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { CasesField } from '#features/plates/logic/CasesField.tsx'
import { ConditionField } from '#features/plates/logic/ConditionField.tsx'
import { readCases } from '#features/plates/logic/cases.ts'
import type { FormulaNames } from '#features/plates/logic/FormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { nameAmong } from '#shared/conditions/namedFields.ts'
import { pathName } from '#shared/fields/focusPath.ts'

const CASES = 'cases'
const FORMULA = 'formula'

interface GivenFieldProps {
  input: Input
  label: string
  /** The formula; undefined for the module's default. */
  value: string | undefined
  known: FormulaNames
  path: Path
  error?: string | undefined
  onChange: (formula: string | undefined) => void
}

/**
 * The value passed to an input of a used module: a blank of the same kind, an answer by conditions, or a
 * formula.
 */
export function GivenField({ input, label, value, known, path, error, onChange }: GivenFieldProps) {
  const text = useText()
  const type = typeOf(input)
  const sources = sourcesFor(type, 'unit' in input ? input.unit : undefined, known)
  const options = 'options' in input ? input.options : []
  const canBeCases = options.length > 0 && input.kind !== 'multi'
  const isCondition = type === 'bool'
  const mode = modeOf(value, { sources, isCondition, canBeCases })
  function choose(next: string) {
    if (next === '') onChange(undefined)
    else if (next === CASES) onChange(isCondition ? 'false' : JSON.stringify(options[0]?.id ?? ''))
    else if (next === FORMULA) onChange(value ?? START[type] ?? '""')
    else onChange(next)
  }

  return (
    <div className="grid gap-2">
      <Select
        label={label}
        value={mode}
        error={mode === FORMULA ? undefined : error}
        data-path={pathName(path)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{text('plateExam.uses.default')}</option>
        <SourceOptions sources={sources} />
        {canBeCases || isCondition ? <option value={CASES}>{text('plateExam.uses.cases')}</option> : null}
        {isCondition ? null : <option value={FORMULA}>{text('plateExam.uses.formula')}</option>}
      </Select>
      {mode === CASES && isCondition ? (
        <ConditionField
          label={text('plateExam.value.holds')}
          none="…"
          value={value === 'false' ? undefined : value}
          onChange={(next = 'false') => onChange(next)}
          known={known}
          path={[...path, 'when']}
        />
      ) : null}
      {mode === CASES && !isCondition ? <AnswerCases {...{ options, value, known, path, onChange }} /> : null}
      {mode === FORMULA ? (
        <FormulaBar
          hideLabel
          label={label}
          value={value ?? ''}
          onChange={(next) => onChange(next.trim() === '' ? undefined : next)}
          scope={known.scope}
          expected={type}
        />
      ) : null}
    </div>
  )
}

interface Choices {
  sources: readonly Source[]
  isCondition: boolean
  canBeCases: boolean
}

/** The option of the select: a source by its formula, conditions, or a custom formula. */
function modeOf(value: string | undefined, { sources, isCondition, canBeCases }: Choices): string {
  if (value === undefined) return ''
  if (sources.some(({ formula }) => formula === value)) return value
  if (isCondition) return CASES
  return canBeCases && readCases(value) ? CASES : FORMULA
}
interface AnswerCasesProps extends Pick<GivenFieldProps, 'value' | 'known' | 'path' | 'onChange'> {
  options: readonly Option[]
}

function AnswerCases({ options, value, known, path, onChange }: AnswerCasesProps) {
  const text = useText()
  return (
    <CasesField
      label={text('plateExam.uses.cases')}
      value={value ?? ''}
      onChange={onChange}
      known={known}
      path={[...path, 'cases']}
      expected="text"
      first={JSON.stringify(options[0]?.id ?? '')}
      result={(name, chosen, write) => (
        <Select size="sm" label={name} value={chosen} onChange={({ target }) => write(target.value)}>
          {options.map(({ id, label: words }) => (
            <option key={id} value={JSON.stringify(id)}>
              {textOf(words, text.locale) || id}
            </option>
          ))}
        </Select>
      )}
    />
  )
}

function SourceOptions({ sources }: { sources: readonly Source[] }) {
  const text = useText()
  return sources.map(({ formula, name, isGreatest }) => (
    <option key={formula} value={formula}>
      {isGreatest ? text('plateExam.uses.greatest', { name }) : name}
    </option>
  ))
}

const START: Partial<Record<ValueType, string>> = { decimal: '0', bool: 'false' }

const typeOf = (input: Input): ValueType => {
  const { group: _, ...alone } = input
  const { names } = scopeOf({ ...emptyDefinition(), inputs: [alone] })
  return names.get(input.id)?.type ?? 'any'
}

interface Source {
  formula: string
  name: string
  isGreatest: boolean
}

/** Names of the same kind and unit as the input; a size passes its greatest dimension. */
function sourcesFor(type: ValueType, unit: string | undefined, { fields, scope }: FormulaNames): Source[] {
  return fields.flatMap((field): Source[] => {
    const isGreatest = field.kind === 'size' && type === 'decimal'
    if (!isGreatest && scope.names.get(field.id)?.type !== type) return []
    const plain = isGreatest ? `max(${field.id})` : field.id
    const isOther = unit !== undefined && field.unit !== undefined && field.unit !== unit
    const formula = isOther ? `convert(${plain}, "${field.unit}", "${unit}")` : plain
    // Numbers with units that can't be converted don't match.
    return compileExpression(formula, scope, [type]).ok
      ? [{ formula, name: nameAmong(fields, field), isGreatest }]
      : []
  })
}
