import type { Path } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { ConditionField } from './ConditionField.tsx'
import { type Cases, readCases, writeCases } from './cases.ts'
import type { FormulaNames } from './FormulaNames.ts'

interface CasesFieldProps {
  label: string
  value: string
  onChange: (formula: string) => void
  known: FormulaNames
  path: Path
  error?: string | undefined
  expected: 'decimal' | 'text'
  /** The result of a new case. */
  first: string
  /** Renders the field of a result, which is a literal in the syntax of formulas. */
  result: (label: string, value: string, write: (value: string) => void) => ReactNode
}

/** A result by conditions, of which the first true one counts. Any other formula is shown as text. */
export function CasesField(props: CasesFieldProps) {
  const { label, value, onChange, known, path, error, expected, first, result } = props
  const text = useText()
  const read = readCases(value)
  const [isFormula, setFormula] = useState(read === undefined)
  if (isFormula || !read)
    return (
      <div className="grid gap-2" data-path={pathName(path)}>
        <FormulaBar label={label} value={value} onChange={onChange} scope={known.scope} expected={expected} />
        {read ? (
          <Button size="sm" variant="quiet" className="justify-self-start" onClick={() => setFormula(false)}>
            {text('plateExam.cases.asCases')}
          </Button>
        ) : null}
      </div>
    )
  const { cases, otherwise } = read
  const write = (next: Cases) => onChange(writeCases(next))
  return (
    <fieldset className="grid gap-2" data-path={pathName(path)}>
      <legend className="pb-1 text-sm font-semibold">{label}</legend>
      {cases.map(({ when, result: found }, at) => (
        <CaseRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a case
          key={at}
          number={at + 1}
          when={when}
          known={known}
          path={[...path, at]}
          onWhen={(next) =>
            write({ otherwise, cases: replaceItem(cases, at, { when: next, result: found }) })
          }
          onRemove={() => write({ otherwise, cases: removeItem(cases, at) })}
        >
          {result(text('plateExam.cases.result', { number: at + 1 }), found, (next) =>
            write({ otherwise, cases: replaceItem(cases, at, { when, result: next }) }),
          )}
        </CaseRow>
      ))}
      {result(text('plateExam.cases.otherwise'), otherwise, (next) => write({ cases, otherwise: next }))}
      <p aria-live="polite" className="text-xs font-medium text-danger-text empty:hidden">
        {error ?? ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<PlusIcon />}
          // The condition starts as `false`; a case without a condition would always apply.
          onClick={() => write({ otherwise, cases: [...cases, { when: 'false', result: first }] })}
        >
          {text('plateExam.cases.add')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setFormula(true)}>
          {text('plateExam.cases.asFormula')}
        </Button>
      </div>
    </fieldset>
  )
}

interface CaseRowProps {
  number: number
  when: string
  known: FormulaNames
  path: Path
  onWhen: (when: string) => void
  onRemove: () => void
  children: ReactNode
}

function CaseRow({ number, when, known, path, onWhen, onRemove, children }: CaseRowProps) {
  const text = useText()
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <ConditionField
            label={text('plateExam.cases.when', { number })}
            value={when === 'false' ? undefined : when}
            none="…"
            onChange={(next = 'false') => onWhen(next)}
            known={known}
            path={path}
          />
        </div>
        <IconButton
          size="sm"
          label={text('plateExam.cases.remove', { number })}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      </div>
      {children}
    </div>
  )
}
