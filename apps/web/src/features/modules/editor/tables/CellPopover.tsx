import { type Cell, scopeOf } from '@pandok/module-engine'
import { Popover, Select } from '@pandok/ui'
import type { RefObject } from 'react'
import { useText } from '#platform/text/text.ts'
import { FormulaBar } from '#shared/conditions/FormulaBar.tsx'
import { isNumeric, type NamedField } from '#shared/conditions/namedFields.ts'
import { useEditorState } from '../state/useEditor.ts'
import { AnswerChips } from './AnswerChips.tsx'
import { RangeFields } from './RangeFields.tsx'

interface CellPopoverProps {
  anchor: RefObject<Element | null>
  label: string
  field: NamedField | undefined
  cell: Cell
  group: string | undefined
  path: readonly (string | number)[]
  /** The character that opened the popover. */
  typed: string | undefined
  onChange: (cell: Cell) => void
  onClose: () => void
}

type Mode = 'any' | 'in' | 'not' | 'range' | 'known' | 'unknown' | 'expr'

function modeOf(cell: Cell): Mode {
  if (cell === '-') return 'any'
  if ('in' in cell) return 'in'
  if ('not' in cell) return 'not'
  if ('range' in cell) return 'range'
  if ('expr' in cell) return 'expr'
  return cell.known ? 'known' : 'unknown'
}

/** Converts a cell to another mode; chosen answers are kept if the mode has any. */
function cellIn(mode: Mode, cell: Cell, field: NamedField | undefined): Cell {
  const values = cell !== '-' && 'in' in cell ? cell.in : cell !== '-' && 'not' in cell ? cell.not : []
  const first = field?.options[0]?.id ?? (field?.kind === 'bool' ? true : '')
  const kept = values.length > 0 ? values : [first]
  const cells: Record<Mode, Cell> = {
    any: '-',
    in: { in: kept },
    not: { not: kept },
    range: { range: [null, null, '[]'] },
    known: { known: true },
    unknown: { known: false },
    expr: { expr: 'true' },
  }
  return cells[mode]
}

/**
 * The condition of one cell with controls for its column: chips for answers, a range for numbers, a formula
 * for experts.
 */
export function CellPopover(props: CellPopoverProps) {
  const { anchor, label, field, cell, group, path, typed, onChange, onClose } = props
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  const hasRange = field !== undefined && isNumeric(field)
  const mode = modeOf(cell)
  const modes: Mode[] = [
    'any',
    ...(hasRange ? (['range'] as const) : (['in', 'not'] as const)),
    'known',
    'unknown',
    'expr',
  ]

  return (
    <Popover open onClose={onClose} anchor={anchor} label={label} className="grid w-80 gap-3">
      {hasRange && (mode === 'any' || mode === 'range') ? (
        <RangeFields cell={cell} field={field} typed={typed} onChange={onChange} onDone={onClose} />
      ) : null}
      {!hasRange && (mode === 'any' || mode === 'in' || mode === 'not') ? (
        <AnswerChips cell={cell} field={field} onChange={onChange} onDone={onClose} />
      ) : null}
      {cell !== '-' && 'expr' in cell ? (
        <FormulaBar
          label={text('moduleLogic.cell.mode.expr')}
          value={cell.expr}
          onChange={(expr) => onChange({ expr: expr === '' ? 'true' : expr })}
          scope={scopeOf(definition, group)}
          expected="bool"
          path={path}
        />
      ) : null}
      <Select
        size="sm"
        label={text('moduleLogic.cell.mode')}
        value={mode}
        onChange={(event) => onChange(cellIn(event.target.value, cell, field))}
      >
        {modes.map((each) => (
          <option key={each} value={each}>
            {text(`moduleLogic.cell.mode.${each}`)}
          </option>
        ))}
      </Select>
    </Popover>
  )
}
