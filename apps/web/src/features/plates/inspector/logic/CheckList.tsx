import { freeId } from '@pandok/board'
import { CELL_CHECKS_MAX, type CellCheck, OPTION_TEXT_MAX_CHARACTERS } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Button, PlusIcon, Select } from '@pandok/ui'
import { CardHead } from '#features/plates/exam/CardHead.tsx'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { WordsFields } from '#features/plates/exam/WordsFields.tsx'
import { ConditionField } from '#features/plates/logic/ConditionField.tsx'
import type { FormulaNames } from '#features/plates/logic/FormulaNames.ts'
import { useFormulaNames } from '#features/plates/logic/useFormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from '../CellContext.ts'

const LEVELS = ['warn', 'block', 'info'] as const

/** Messages shown while the cell is filled, each with its condition. */
export function CheckList() {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const known = useFormulaNames(cell)
  const own = [...path, 'checks']
  const fault = useFaultText(own)
  const { checks = [] } = cell

  const write = (update: (list: readonly CellCheck[]) => readonly CellCheck[], field: string) =>
    change((now) => {
      const next = update(now.checks ?? [])
      return put(now, 'checks', next.length > 0 ? next : undefined)
    }, `checks/${field}`)

  function add() {
    const id = freeId('check', new Set(checks.map((check) => check.id)))
    // The condition starts as `false`, so that nothing is shown before the author sets it.
    write((list) => [...list, { id, level: 'warn', when: 'false', message: {} }], `add/${id}`)
    focusPath([...own, checks.length, 'message'])
  }

  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{text('plateExam.checks.title')}</h4>
      {checks.map((check, at) => (
        <CheckCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a check
          key={at}
          check={check}
          number={at + 1}
          known={known}
          path={[...own, at]}
          error={fault(at, 'when')}
          onChange={(next, field) => write((list) => replaceItem(list, at, next), `${at}/${field}`)}
          onRemove={() => write((list) => removeItem(list, at), `remove/${check.id}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={checks.length >= CELL_CHECKS_MAX}
        onClick={add}
      >
        {text('plateExam.checks.add')}
      </Button>
    </div>
  )
}

interface CheckCardProps {
  check: CellCheck
  number: number
  known: FormulaNames
  path: Path
  error: string | undefined
  onChange: (next: CellCheck, field: string) => void
  onRemove: () => void
}

function CheckCard({ check, number, known, path, error, onChange, onRemove }: CheckCardProps) {
  const text = useText()
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-raised p-3">
      <CardHead removeLabel={text('plateExam.checks.remove', { number })} onRemove={onRemove}>
        <WordsFields
          label={text('plateExam.checks.message')}
          words={check.message}
          max={OPTION_TEXT_MAX_CHARACTERS}
          onChange={(message = {}, locale) => onChange({ ...check, message }, `message/${locale}`)}
          path={pathName([...path, 'message'])}
        />
      </CardHead>
      <ConditionField
        label={text('plateExam.checks.when')}
        none="…"
        value={check.when === 'false' ? undefined : check.when}
        onChange={(when = 'false') => onChange({ ...check, when }, 'when')}
        known={known}
        path={[...path, 'when']}
        error={error}
      />
      <Select
        label={text('plateExam.checks.level')}
        value={check.level}
        onChange={({ target }) => onChange({ ...check, level: target.value }, `level/${target.value}`)}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {text(`plateExam.checks.${level}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
