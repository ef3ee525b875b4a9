import { freeId } from '@pandok/board'
import { type Cell, type CellValue, VALUES_MAX } from '@pandok/domain'
import { Button, PlusIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { removeItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { useFormulaNames } from '../logic/useFormulaNames.ts'
import { ValueCard } from './ValueCard.tsx'

interface ValueListProps {
  values: readonly CellValue[]
  /** Names that are already taken by something other than these values. */
  taken: readonly string[]
  cell?: Cell | undefined
  path: readonly (string | number)[]
  onChange: (update: (values: readonly CellValue[]) => readonly CellValue[], field: string) => void
}

export function ValueList({ values, taken, cell, path, onChange }: ValueListProps) {
  const text = useText()
  const known = useFormulaNames(cell)

  function add() {
    const id = freeId('value', new Set([...taken, ...values.map((value) => value.id)]))
    const label = { [text.locale]: text('plateExam.value.new') }
    onChange((now) => [...now, { id, label, kind: 'words', text: {} }], `add/${id}`)
    focusPath([...path, values.length, 'label'])
  }

  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{text('plateExam.values.title')}</h4>
      {values.map((value, index) => (
        <ValueCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a value
          key={index}
          value={value}
          known={known}
          path={[...path, index]}
          onChange={(update, field) =>
            onChange((now) => now.map((one, at) => (at === index ? update(one) : one)), `${index}/${field}`)
          }
          onRemove={() => onChange((now) => removeItem(now, index), `remove/${value.id}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={values.length >= VALUES_MAX}
        data-path={pathName([...path, 'add'])}
        onClick={add}
      >
        {text('plateExam.values.add')}
      </Button>
    </div>
  )
}
