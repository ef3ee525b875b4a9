import { GROUP_ROWS_MAX } from '../../document/limits.ts'
import { MODULE_COST_MAX } from '../../run/compileModule.ts'
import type { Checking } from './Checking.ts'

/**
 * Adds up the cost of all formulas of a module, each in every row that its group may have. Beyond the limit
 * some of them would not run, so the most expensive one is reported. Phrases have their own limit while they
 * are written.
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
