import type { CaughtKind } from '@pandok/domain'
import { dimensionsOf, type Input } from '@pandok/module-engine'

const KINDS: readonly (readonly [RegExp, CaughtKind])[] = [
  [/^(?:[numcdk]?m|µm|μm)$/u, 'length'],
  [/^(?:[numcd]?m|µm|μm)(?:2|²)$/u, 'area'],
  [/^(?:\[?hnsf'?U\]?|HU)$/iu, 'density'],
  [/^(?:°|deg)$/u, 'angle'],
  [/^[mc]?m\/s$/u, 'velocity'],
  [/^m?s$/u, 'time'],
  [/^(?:SUV(?:bw)?|g\/m[lL](?:\{SUVbw\})?)$/u, 'uptake'],
]

/**
 * The kinds of measurements that can fill an input, in order of preference; empty if an image can't provide a
 * value.
 */
export function kindsFor(input: Input): readonly CaughtKind[] {
  const { kind } = input
  if (kind !== 'number' && kind !== 'integer' && kind !== 'measure' && kind !== 'size') return []
  const { unit = '' } = input
  if (unit === '') return input.kind === 'integer' ? ['count'] : ['ratio', 'count']
  const kinds = KINDS.filter(([pattern]) => pattern.test(unit)).map(([, kind]) => kind)
  return kind === 'size' && dimensionsOf(input).most > 1 && kinds.includes('length')
    ? ['axes', ...kinds]
    : kinds
}
