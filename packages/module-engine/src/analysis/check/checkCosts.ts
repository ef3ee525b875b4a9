import { GROUP_ROWS_MAX } from '../../document/limits.ts'
import { MODULE_COST_MAX } from '../../run/compileModule.ts'
import type { Checking } from './Checking.ts'

/**
 * All formulas of a module together, each in every row that its group may have. Beyond the limit some of them wouldn't
 * be run, so it is told at the dearest. Phrases have a limit of their own while they are written.
 */
export function checkCosts(checking: Checking): void {
  const rows = new Map(checking.definition.groups.map(({ id, max }) => [id, max ?? GROUP_ROWS_MAX]))
  const costs = checking.weighed.map(({ path, cost, group }) => ({
    path,
    cost: cost * (group === undefined ? 1 : (rows.get(group) ?? 1)),
  }))
  const total = costs.reduce((sum, { cost }) => sum + cost, 0)
  if (total <= MODULE_COST_MAX) return
  const dearest = costs.reduce((most, one) => (one.cost > most.cost ? one : most))
  checking.error('expression.tooCostly', dearest.path, { limit: 'module', cost: total, max: MODULE_COST_MAX })
}
