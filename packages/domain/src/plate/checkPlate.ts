import { blanksFaults, examFaults, valuesFaults } from './examFaults.ts'
import { followUpFaults } from './followUpFaults.ts'
import { checkKey } from './keys.ts'
import { CELLS_MAX, MODULES_PER_PLATE_MAX } from './limits.ts'
import { moduleIdsOf } from './moduleIdsOf.ts'
import { type AutoFill, type Cell, type FillPlace, filledOutputs, type PlateContent } from './Plate.ts'
import type { PlateFault } from './PlateFault.ts'

/** Lists everything except the name that keeps a plate from being saved. */
export const checkPlate = ({ cells, keyMap, autoFill, exam }: Omit<PlateContent, 'name'>): PlateFault[] => [
  ...cellsFaults(cells),
  ...examFaults({ cells, exam }),
  ...keyFaults(cells, keyMap),
  ...autoFill.flatMap((rule, index) => fillFaults(cells, rule).map(at(['autoFill', index]))),
]

const at =
  (start: readonly (string | number)[]) =>
  (fault: PlateFault): PlateFault => ({ ...fault, path: [...start, ...fault.path] })

function cellsFaults(cells: readonly Cell[]): PlateFault[] {
  const faults: PlateFault[] = []
  if (cells.length > CELLS_MAX) faults.push({ path: ['cells'], reason: 'cell.max' })
  if (moduleIdsOf(cells).length > MODULES_PER_PLATE_MAX) {
    faults.push({ path: ['cells'], reason: 'plate.modules.tooMany', max: MODULES_PER_PLATE_MAX })
  }
  const ids = new Set<string>()
  const positions = new Set<number>()
  for (const [index, cell] of cells.entries()) {
    const here = at(['cells', index])
    if (ids.has(cell.id)) faults.push(here({ path: ['id'], reason: 'cell.id.taken' }))
    if (positions.has(cell.position)) faults.push(here({ path: ['position'], reason: 'cell.position.taken' }))
    ids.add(cell.id)
    positions.add(cell.position)
    faults.push(...cellFaults(cell).map(here))
  }
  return faults
}

/** Lists the faults within one cell; the editor shows them while the cell is edited. */
export function cellFaults({
  finding,
  values = [],
  name,
  title,
  outputs,
  blanks = [],
  normal = [],
  asks = [],
  answers = {},
}: Cell): PlateFault[] {
  const faults: PlateFault[] = []
  if (name.trim() === '') faults.push({ path: ['name'], reason: 'cell.name.required' })
  if (title.trim() === '') faults.push({ path: ['title'], reason: 'cell.title.required' })
  const given = Object.keys(answers)
  const isIdle = [outputs, normal, asks, given].every(({ length }) => length === 0) && !finding
  if (isIdle) faults.push({ path: ['outputs'], reason: 'cell.output.required' })
  faults.push(...blanksFaults(blanks, ['blanks']), ...valuesFaults(values, blanks, ['values']))
  const ids = new Set<string>()
  for (const [index, output] of outputs.entries()) {
    const path = ['outputs', index]
    if (ids.has(output.id)) faults.push({ path: [...path, 'id'], reason: 'output.id.taken' })
    ids.add(output.id)
    if (output.kind === 'phrase' && Object.values(output.text).every((text) => text.trim() === '')) {
      faults.push({ path: [...path, 'text'], reason: 'phrase.required' })
    }
    if (output.kind === 'phrase' && output.followUp)
      faults.push(...followUpFaults(output.followUp, [...path, 'followUp']))
  }
  return faults
}

function keyFaults(cells: readonly Cell[], keyMap: PlateContent['keyMap']): PlateFault[] {
  const ids = new Set(cells.map(({ id }) => id))
  return Object.entries(keyMap).flatMap(([key, cell]): PlateFault[] => {
    const path = ['keyMap', key]
    const verdict = checkKey(key)
    if (!verdict.ok) return [{ path, reason: verdict.reason === 'format' ? 'key.format' : 'key.reserved' }]
    return ids.has(cell) ? [] : [{ path, reason: 'key.noCell' }]
  })
}

function fillFaults(cells: readonly Cell[], rule: AutoFill): PlateFault[] {
  const { source } = rule
  if (!hasPlace(cells, rule)) return [{ path: ['cell'], reason: 'fill.noPlace' }]
  if (source.from === 'default')
    return (source.with ?? []).flatMap((id, index): PlateFault[] =>
      cells.some((cell) => cell.id === id)
        ? []
        : [{ path: ['source', 'with', index], reason: 'fill.noPlace' }],
    )
  if (source.from !== 'cell') return []
  if (!hasPlace(cells, source)) return [{ path: ['source', 'cell'], reason: 'fill.noPlace' }]
  const isItself = source.cell === rule.cell && source.output === rule.output && source.input === rule.input
  return isItself ? [{ path: ['source'], reason: 'fill.itself' }] : []
}

/**
 * It isn't checked here whether the module still has such an input, because the module may change at any
 * time.
 */
const hasPlace = (cells: readonly Cell[], { cell, output }: FillPlace): boolean =>
  cells.some((one) => one.id === cell && filledOutputs(one).includes(output))
