import type { AutoFill, Cell, CellOutput } from '@pandok/domain'
import type { RunModule } from '../PlateRun.ts'
import type { CellPlan, FillingPlan } from './CellPlan.ts'
import { compileOnce } from './compileOnce.ts'
import { planModule, planPhrase } from './planFilling.ts'
import { planSentences } from './planSentences.ts'

interface Parts {
  cells: readonly Cell[]
  autoFill: readonly AutoFill[]
  modules: readonly RunModule[]
}

/** What running each cell takes, worked out when it is first asked for. Modules are compiled once for all cells. */
export function planCells({ cells, autoFill, modules }: Parts): (cellId: string) => CellPlan | undefined {
  const plans = new Map<string, CellPlan>()
  const known = new Map(
    modules.map((module) => [module.id, { ...module, ...compileOnce(module.definition) }]),
  )

  function planFilling(cell: Cell, output: CellOutput): FillingPlan | undefined {
    const rules = autoFill.filter((rule) => rule.cell === cell.id)
    if (output.kind === 'phrase') return planPhrase(output, rules)
    const module = known.get(output.moduleId)
    return module && planModule(module, cell, rules)
  }

  function plan(cell: Cell): CellPlan {
    const fillings = new Map<string, FillingPlan>()
    const missing = new Set<string>()
    const fillingOf = new Map<string, string>()
    for (const output of cell.outputs) {
      const filling = fillings.get(idOf(output)) ?? planFilling(cell, output)
      if (filling) {
        fillings.set(filling.id, filling)
        fillingOf.set(output.id, filling.id)
      } else if (output.kind === 'module') missing.add(output.moduleId)
    }
    const all = [...fillings.values()]
    return {
      cell,
      fillings: all,
      sentences: cell.outputs.flatMap((output) => planSentences(output, fillings.get(idOf(output)))),
      missing: [...missing],
      fillingOf,
      hasInputs: all.some(({ definition }) => definition.inputs.length > 0),
      follows: followed(all),
    }
  }

  return (cellId) => {
    const planned = plans.get(cellId)
    if (planned) return planned
    const cell = cells.find(({ id }) => id === cellId)
    if (!cell) return undefined
    const made = plan(cell)
    plans.set(cellId, made)
    return made
  }
}

const idOf = (output: CellOutput): string => (output.kind === 'module' ? output.moduleId : output.id)

function followed(fillings: readonly FillingPlan[]): CellPlan['follows'] {
  const looksAnywhere = fillings.some(({ ownFills }) =>
    [...ownFills.values()].some((fills) => fills.some(({ from }) => from === 'cell')),
  )
  if (looksAnywhere) return 'any'
  const rules = fillings.flatMap(({ sources }) => [...sources.values()].flatMap((one) => one.rules))
  return new Set(rules.flatMap(({ source }) => (source.from === 'cell' ? [source.cell] : [])))
}
