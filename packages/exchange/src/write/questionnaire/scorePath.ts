import type { Computed, ModuleDefinition } from '@pandok/module-engine'
import { Inexpressible } from './Inexpressible.ts'
import { chosen, quoted } from './Path.ts'
import type { PathScope } from './PathScope.ts'
import { variableOf } from './variableOf.ts'

/** Converts a score, which has no value while a part is missing. */
export function scorePath(
  { of, agg }: NonNullable<Computed['score']>,
  definition: ModuleDefinition,
  scope: PathScope,
): string {
  const parts = of.map((name) => partPath(name, agg, definition, scope))
  if (agg !== 'max') return `(${parts.join(' + ')})`
  return parts.reduce((a, b) => chosen({ source: `(${a} >= ${b})`, type: 'bool', isKnown: false }, a, b))
}

function partPath(
  name: string,
  agg: 'sum' | 'max' | 'count',
  definition: ModuleDefinition,
  scope: PathScope,
): string {
  const owner =
    definition.inputs.find(({ id }) => id === name) ?? definition.computed.find(({ id }) => id === name)
  const known = scope.names.get(name)
  if (!owner || !known || (known.group !== undefined && known.group !== scope.group))
    throw new Inexpressible('score')
  const isCount = agg === 'count'
  switch (known.kind) {
    case 'decimal':
      return isCount ? `iif(${variableOf(name)}.exists(), 1, {})` : variableOf(name)
    case 'bool': {
      const points = isCount ? '1' : 'points' in owner && owner.points !== undefined ? owner.points : '0'
      return chosen({ source: variableOf(name), type: 'bool', isKnown: false }, points, '0')
    }
    case 'choice':
    case 'multi': {
      const options = 'options' in owner ? (owner.options ?? []) : []
      const worth = options.flatMap(({ id, points, exclusive }) => {
        const value = isCount ? (exclusive === true ? '0' : '1') : (points ?? '0')
        return Number(value) === 0 ? [] : [{ id, value }]
      })
      if (known.kind === 'choice') {
        const nested = worth.reduceRight(
          (rest, { id, value }) => `iif(${variableOf(name)} = ${quoted(id)}, ${value}, ${rest})`,
          '0',
        )
        return `iif(${variableOf(name)}.exists(), ${nested}, {})`
      }
      if (agg === 'max') throw new Inexpressible('score')
      const sum =
        worth.length === 0
          ? '0'
          : `(${worth.map(({ id, value }) => `iif(${quoted(id)} in ${variableOf(name)}, ${value}, 0)`).join(' + ')})`
      return known.isNeverUnknown ? sum : `iif(${variableOf(name)}.exists(), ${sum}, {})`
    }
    default:
      throw new Inexpressible('score')
  }
}
