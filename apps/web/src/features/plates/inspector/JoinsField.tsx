import { JOININGS, type Joining, type ModuleOutput } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { useCellWork } from './CellContext.ts'

interface JoinsFieldProps {
  output: ModuleOutput
  definition: ModuleDefinition
}

/** Whether the cell starts a form of its own, or adds rows to the form that was started. */
export function JoinsField({ output, definition }: JoinsFieldProps) {
  const text = useText()
  const { changeOutput } = useCellWork()
  const { joins } = output
  const offered: readonly Joining[] =
    definition.groups.length > 0 || joins === 'newRow' ? JOININGS : ['lastRow']
  const label = (one: Joining) =>
    text(offered.length === 1 ? 'plateCell.joins.begun' : (`plateCell.joins.${one}` as const))
  return (
    <Select
      label={text('plateCell.joins')}
      hint={text('plateCell.joins.hint')}
      value={joins ?? ''}
      onChange={({ target }) => {
        const chosen = JOININGS.find((one) => one === target.value)
        changeOutput(
          output.id,
          (now) => (now.kind === 'module' ? put(now, 'joins', chosen) : now),
          `joins/${target.value}`,
        )
      }}
    >
      <option value="">{text('plateCell.joins.own')}</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {label(one)}
        </option>
      ))}
    </Select>
  )
}
