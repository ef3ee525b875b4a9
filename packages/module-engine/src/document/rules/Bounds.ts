import { Decimal } from 'decimal.js'

interface Limit {
  value: string
  isOpen: boolean
}

/** An interval of exact decimals; a missing end is no limit. */
export interface Bounds {
  lower?: Limit | undefined
  upper?: Limit | undefined
}

interface NumberLimits {
  min?: string | undefined
  max?: string | undefined
  above?: string | undefined
  below?: string | undefined
}

/** If both limits of a side are given, the narrower one applies. */
export function boundsOf({ min, max, above, below }: NumberLimits): Bounds {
  return {
    lower: narrower(min, above, (open, closed) => open.gte(closed)),
    upper: narrower(max, below, (open, closed) => open.lte(closed)),
  }
}

function narrower(
  closed: string | undefined,
  open: string | undefined,
  isNarrower: (open: Decimal, closed: Decimal) => boolean,
): Limit | undefined {
  if (open !== undefined && (closed === undefined || isNarrower(new Decimal(open), new Decimal(closed))))
    return { value: open, isOpen: true }
  return closed === undefined ? undefined : { value: closed, isOpen: false }
}

/** Returns whether no number lies between the ends. */
export function isCrossed({ lower, upper }: Bounds): boolean {
  if (!lower || !upper) return false
  const order = new Decimal(lower.value).cmp(upper.value)
  return order > 0 || (order === 0 && (lower.isOpen || upper.isOpen))
}

export function isWithin(value: string, { lower, upper }: Bounds): boolean {
  const number = new Decimal(value)
  if (lower && (lower.isOpen ? number.lte(lower.value) : number.lt(lower.value))) return false
  return !(upper && (upper.isOpen ? number.gte(upper.value) : number.gt(upper.value)))
}
