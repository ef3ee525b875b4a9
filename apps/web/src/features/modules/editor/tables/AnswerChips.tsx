import type { Cell } from '@pandok/module-engine'
import { CheckIcon, cx, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'

interface AnswerChipsProps {
  cell: Cell
  field: NamedField | undefined
  onChange: (cell: Cell) => void
  onDone: () => void
}

/** Chips for «one of» or «none of» some answers, or free text if the field has no list of answers. */
export function AnswerChips({ cell, field, onChange, onDone }: AnswerChipsProps) {
  const text = useText()
  const isNot = cell !== '-' && 'not' in cell
  const values = cell === '-' ? [] : 'in' in cell ? cell.in : 'not' in cell ? cell.not : []
  const write = (next: readonly (string | number | boolean)[]) =>
    onChange(next.length === 0 ? '-' : isNot ? { not: [...next] } : { in: [...next] })
  const answers: (string | boolean)[] =
    field?.kind === 'bool' ? [true, false] : (field?.options.map(({ id }) => id) ?? [])

  if (answers.length === 0)
    return (
      <TextField
        data-autofocus
        label={text('moduleLogic.cell.texts')}
        hint={text('moduleLogic.cell.texts.hint')}
        value={values.join(', ')}
        onChange={(event) => write(event.target.value.split(/\s*,\s*/u).filter((part) => part !== ''))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onDone()
        }}
      />
    )

  return (
    <fieldset>
      <legend className="mb-1.5 text-xs font-semibold text-muted">
        {text(isNot ? 'moduleLogic.cell.mode.not' : 'moduleLogic.cell.mode.in')}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {answers.map((answer, at) => {
          const isOn = values.some((value) => value === answer)
          return (
            <AnswerChip
              key={String(answer)}
              label={answerLabel(field, String(answer), text)}
              isOn={isOn}
              isFirst={at === 0}
              onToggle={() =>
                write(
                  isOn ? values.filter((value) => value !== answer) : inOrder(answers, [...values, answer]),
                )
              }
              onDone={onDone}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

interface AnswerChipProps {
  label: string
  isOn: boolean
  isFirst: boolean
  onToggle: () => void
  onDone: () => void
}

const AnswerChip = ({ label, isOn, isFirst, onToggle, onDone }: AnswerChipProps) => (
  <label
    className={cx(
      'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-sm border px-2 text-sm select-none pointer-coarse:min-h-11',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
      isOn
        ? 'border-accent bg-accent-soft text-accent-text'
        : 'border-line-strong/55 hover:border-line-strong',
    )}
  >
    <input
      type="checkbox"
      className="sr-only"
      data-autofocus={isFirst || undefined}
      checked={isOn}
      onChange={onToggle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault()
          onDone()
        }
      }}
    />
    {isOn ? <CheckIcon className="size-3.5" /> : null}
    {label}
  </label>
)

const inOrder = <T,>(all: readonly T[], chosen: readonly unknown[]): T[] =>
  all.filter((each) => chosen.includes(each))
