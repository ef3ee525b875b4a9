import { freeId } from '@pandok/board'
import { BLANKS_MAX, type Blank, type Cell } from '@pandok/domain'
import { Button, PlusIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { useFormulaNames } from '../logic/useFormulaNames.ts'
import { BlankCard } from './BlankCard.tsx'

interface BlankListProps {
  blanks: readonly Blank[]
  /** The cell that they belong to; without one they belong to the exam. */
  cell?: Cell | undefined
  path: readonly (string | number)[]
  /** Changes of the same field within a second are one undo step. */
  onChange: (update: (blanks: readonly Blank[]) => readonly Blank[], field: string) => void
}

export function BlankList({ blanks, cell, path, onChange }: BlankListProps) {
  const text = useText()
  const known = useFormulaNames(cell)

  function add() {
    const id = freeId('blank', new Set(blanks.map((blank) => blank.id)))
    const label = { [text.locale]: text('plateExam.blank.new') }
    onChange((now) => [...now, { id, kind: 'text', label }], `add/${id}`)
    focusPath([...path, blanks.length, 'label'])
  }

  return (
    <>
      {blanks.map((blank, index) => (
        <BlankCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the id changes while it is typed
          key={index}
          blank={blank}
          known={known}
          path={[...path, index]}
          onChange={(update, field) =>
            onChange((now) => now.map((one, at) => (at === index ? update(one) : one)), `${index}/${field}`)
          }
          onRemove={() => onChange((now) => now.filter((_, at) => at !== index), `remove/${blank.id}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={blanks.length >= BLANKS_MAX}
        data-path={pathName([...path, 'add'])}
        onClick={add}
      >
        {text('plateExam.blanks.add')}
      </Button>
    </>
  )
}
