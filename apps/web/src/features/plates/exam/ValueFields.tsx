import { type CellValue, wordsIn } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Select, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { CasesField } from '../logic/CasesField.tsx'
import type { FormulaNames } from '../logic/FormulaNames.ts'
import { AnswerList } from './AnswerList.tsx'
import type { ChangeValue } from './ChangeValue.ts'
import { DecimalsSelect } from './DecimalsSelect.tsx'

const UNIT_MAX = 24

interface ValueFieldsProps {
  value: CellValue
  known: FormulaNames
  path: Path
  error?: string | undefined
  onChange: ChangeValue
}

/** The answers of a computed value with the condition of each. */
export function ChoiceValue({ value, known, path, error, onChange }: ValueFieldsProps) {
  const text = useText()
  const { options = [] } = value
  const first = JSON.stringify(options[0]?.id ?? '')
  return (
    <>
      <AnswerList
        of={value.id}
        options={options}
        path={[...path]}
        isChosen={false}
        onChange={(update, field) =>
          onChange((now) => ({ ...now, options: update(now.options ?? []) }), field)
        }
      />
      {options.length > 0 ? (
        <CasesField
          label={text('plateExam.value.by')}
          value={value.formula ?? first}
          onChange={(formula) => onChange((now) => ({ ...now, formula }), 'formula')}
          known={known}
          path={[...path, 'formula']}
          error={error}
          expected="text"
          first={first}
          result={(label, chosen, write) => (
            <Select size="sm" label={label} value={chosen} onChange={({ target }) => write(target.value)}>
              {options.some(({ id }) => JSON.stringify(id) === chosen) ? null : (
                <option value={chosen}>{text('plateExam.gathers.choose')}</option>
              )}
              {options.map(({ id, label: words }) => (
                <option key={id} value={JSON.stringify(id)}>
                  {wordsIn(words, text.locale) || id}
                </option>
              ))}
            </Select>
          )}
        />
      ) : null}
    </>
  )
}

/** A number or text computed by a formula, with suggestions and errors. */
export function FormulaValue({ value, known, path, onChange }: ValueFieldsProps) {
  const text = useText()
  const { kind, formula = '', unit, decimals } = value
  return (
    <>
      <div data-path={pathName([...path, 'formula'])}>
        <FormulaBar
          label={text('plateExam.value.formula')}
          value={formula}
          onChange={(next) =>
            onChange((now) => put(now, 'formula', next.trim() === '' ? undefined : next), 'formula')
          }
          scope={known.scope}
          expected={kind === 'number' ? 'decimal' : 'text'}
        />
      </div>
      {kind === 'number' ? (
        <div className="grid gap-3 @md:grid-cols-2">
          <TextField
            label={text('plateExam.value.unit')}
            value={unit ?? ''}
            maxLength={UNIT_MAX}
            autoComplete="off"
            onChange={({ target }) =>
              onChange(
                (now) => put(now, 'unit', target.value.trim() === '' ? undefined : target.value.trim()),
                'unit',
              )
            }
          />
          <DecimalsSelect
            decimals={decimals}
            onChange={(next) => onChange((now) => put(now, 'decimals', next), `decimals/${next ?? ''}`)}
          />
        </div>
      ) : null}
    </>
  )
}
