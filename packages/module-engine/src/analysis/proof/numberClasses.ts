import { type ColumnClasses, NO, type PlainCell, YES } from './ColumnClasses.ts'
import type { Domain, Limit } from './Domain.ts'
import { decimalsOf, decimalText, fromScaled, type Stretch, simplestWithin, toScaled } from './scaled.ts'

type Numbers = Extract<Domain, { kind: 'numbers' | 'range' }>

/**
 * Every bound in a cell is a class of its own, and so is each interval between two of them that contains a
 * value of the domain. `literals` are further break points, from expressions.
 */
export function numberClasses(
  domain: Numbers,
  cells: readonly PlainCell[],
  literals: readonly string[],
): ColumnClasses {
  const bounds = [...new Set([...cells.flatMap(boundsOf), ...literals])]
  const ends = domain.kind === 'range' ? [domain.lower, domain.upper].flatMap((end) => end?.at ?? []) : []
  const known = domain.kind === 'numbers' ? domain.values : []
  const scale = 1 + Math.max(0, ...[...bounds, ...ends, ...known].map(decimalsOf))
  const points = sortedUnique(bounds.map((text) => toScaled(text, scale)))
  const picks =
    domain.kind === 'range'
      ? pickFromRange(domain, points, scale)
      : pickFromValues(domain.values, points, scale)

  const positionOf = (value: bigint) => positionAmong(points, value)
  function positions(cell: PlainCell): (position: number) => boolean {
    if ('range' in cell) {
      const [from, to, brackets] = cell.range
      const first = from === null ? 0 : positionOf(scaled(from)) + (brackets[0] === '[' ? 0 : 1)
      const last = to === null ? 2 * points.length : positionOf(scaled(to)) - (brackets[1] === ']' ? 0 : 1)
      return (position) => position >= first && position <= last
    }
    const isListed = 'in' in cell
    const listed = new Set((isListed ? cell.in : cell.not).flatMap(toDecimal).map(scaled).map(positionOf))
    return (position) => listed.has(position) === isListed
  }
  function scaled(text: string): bigint {
    return toScaled(decimalText(text) ?? '0', scale)
  }

  const examples = picks.map((pick) => fromScaled(pick.value, scale))
  return {
    examples,
    values: examples,
    isNumber: true,
    isOrdered: true,
    isExact: domain.kind === 'numbers',
    isEndless: picks.map(
      ({ position }) => domain.kind === 'range' && (position === 0 || position === 2 * points.length),
    ),
    answers(cell) {
      const accepts = positions(cell)
      return picks.map((pick) => (accepts(pick.position) ? YES : NO))
    },
  }
}

/** Break point i has position 2i + 1, and the interval before it 2i. */
function positionAmong(points: readonly bigint[], value: bigint): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((points[middle] ?? 0n) < value) low = middle + 1
    else high = middle
  }
  return points[low] === value ? 2 * low + 1 : 2 * low
}

interface Pick {
  position: number
  value: bigint
}

function pickFromRange(
  domain: Extract<Domain, { kind: 'range' }>,
  points: readonly bigint[],
  scale: number,
): Pick[] {
  const decimalsMax = domain.decimals ?? scale
  return Array.from({ length: 2 * points.length + 1 }, (_, position): Pick[] => {
    const i = position >>> 1
    const at = points[i] ?? null
    const stretch: Stretch =
      position % 2 === 1
        ? { from: at, fromIncluded: true, to: at, toIncluded: true }
        : { from: points[i - 1] ?? null, fromIncluded: false, to: at, toIncluded: false }
    const value = simplestWithin(within(stretch, domain.lower, domain.upper, scale), scale, decimalsMax)
    return value === undefined ? [] : [{ position, value }]
  }).flat()
}

function within(
  stretch: Stretch,
  lower: Limit | undefined,
  upper: Limit | undefined,
  scale: number,
): Stretch {
  const result = { ...stretch }
  if (lower) {
    const at = toScaled(lower.at, scale)
    if (result.from === null || at > result.from || (at === result.from && !lower.included)) {
      result.from = at
      result.fromIncluded = lower.included
    }
  }
  if (upper) {
    const at = toScaled(upper.at, scale)
    if (result.to === null || at < result.to || (at === result.to && !upper.included)) {
      result.to = at
      result.toIncluded = upper.included
    }
  }
  return result
}

/** Each value is a class of its own, because expressions may distinguish them. */
function pickFromValues(values: readonly string[], points: readonly bigint[], scale: number): Pick[] {
  return sortedUnique(values.map((text) => toScaled(text, scale))).map((value) => ({
    position: positionAmong(points, value),
    value,
  }))
}

function boundsOf(cell: PlainCell): string[] {
  if ('range' in cell)
    return [cell.range[0], cell.range[1]].flatMap((end) => decimalText(end ?? undefined) ?? [])
  return ('in' in cell ? cell.in : cell.not).flatMap(toDecimal)
}

function toDecimal(value: string | number | boolean): string[] {
  const text = decimalText(value)
  return text === undefined ? [] : [text]
}

function sortedUnique(values: readonly bigint[]): bigint[] {
  return [...new Set(values)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
