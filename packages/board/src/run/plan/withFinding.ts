import type { Finding } from '@pandok/domain'
import type { Computed, ModuleDefinition } from '@pandok/module-engine'

export const RANK_VALUE = 'finding_rank'
export const replacesValue = (index: number): string => `finding_replaces_${index + 1}`

/** Adds the formulas of a finding, so that they are computed with the values of its cell. */
export function withFinding(definition: ModuleDefinition, finding: Finding | undefined): ModuleDefinition {
  const values: Computed[] = [
    ...(typeof finding?.rank === 'string'
      ? [{ id: RANK_VALUE, kind: 'number' as const, expr: finding.rank }]
      : []),
    ...(finding?.replaces ?? []).flatMap(({ when }, index): Computed[] =>
      when === undefined ? [] : [{ id: replacesValue(index), kind: 'bool', expr: when }],
    ),
  ]
  return values.length === 0 ? definition : { ...definition, computed: [...definition.computed, ...values] }
}
