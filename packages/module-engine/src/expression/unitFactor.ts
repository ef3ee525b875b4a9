import { Exact } from './Exact.ts'

/** The factor and dimension of a unit: `cm3` is 10⁻⁶ of `m3`. */
interface Scale {
  factor: Exact
  dimension: ReadonlyMap<string, number>
}

const PREFIXES: Readonly<Record<string, string>> = {
  G: '1000000000',
  M: '1000000',
  k: '1000',
  h: '100',
  d: '0.1',
  c: '0.01',
  m: '0.001',
  u: '0.000001',
  n: '0.000000001',
  p: '0.000000000001',
}

/**
 * The UCUM atoms of reports in terms of a base unit; the last figure is a power of the base (a liter is a
 * volume).
 */
const ATOMS: Readonly<Record<string, readonly [base: string, factor: string, power: number]>> = {
  m: ['m', '1', 1],
  g: ['g', '1', 1],
  s: ['s', '1', 1],
  min: ['s', '60', 1],
  h: ['s', '3600', 1],
  d: ['s', '86400', 1],
  wk: ['s', '604800', 1],
  L: ['m', '0.001', 3],
  l: ['m', '0.001', 3],
  cc: ['m', '0.000001', 3],
  '[in_i]': ['m', '0.0254', 1],
  in: ['m', '0.0254', 1],
  '[ft_i]': ['m', '0.3048', 1],
  Bq: ['Bq', '1', 1],
  Ci: ['Bq', '37000000000', 1],
  Sv: ['Sv', '1', 1],
  Gy: ['Gy', '1', 1],
  Pa: ['Pa', '1', 1],
  mol: ['mol', '1', 1],
  Hz: ['Hz', '1', 1],
  deg: ['deg', '1', 1],
  '[HU]': ['HU', '1', 1],
  U: ['U', '1', 1],
  '[iU]': ['iU', '1', 1],
  '%': ['', '0.01', 1],
  '1': ['', '1', 1],
}

/** Only these take a prefix: `dd` isn't a tenth of a day. */
const PREFIXED = new Set(['m', 'g', 's', 'L', 'l', 'Bq', 'Ci', 'Sv', 'Gy', 'Pa', 'mol', 'Hz', 'U', '[iU]'])

/**
 * Returns what to multiply and divide by to convert from one unit to another; undefined if one of them is
 * unknown or they measure different things. Two whole numbers instead of one quotient keep the result exact.
 */
export function unitFactor(from: string, to: string): { times: Exact; over: Exact } | undefined {
  if (from === to) return { times: new Exact(1), over: new Exact(1) }
  const [source, target] = [scaleOf(from), scaleOf(to)]
  if (!source || !target || !isSameDimension(source.dimension, target.dimension)) return undefined
  return { times: source.factor, over: target.factor }
}

/**
 * Returns what a unit measures, in a word if there is one, for messages to people. It is undefined for an
 * unknown unit.
 */
export function measuredBy(unit: string): string | undefined {
  const scale = scaleOf(unit)
  if (!scale) return undefined
  const [only, ...others] = [...scale.dimension].filter(([, power]) => power !== 0)
  const isMetres = others.length === 0 && only?.[0] === 'm'
  return (isMetres ? METRES[only[1]] : undefined) ?? unit
}

const METRES: Readonly<Record<number, string>> = { 1: 'length', 2: 'area', 3: 'volume' }

function scaleOf(unit: string): Scale | undefined {
  let factor = new Exact(1)
  const dimension = new Map<string, number>()
  for (const [index, product] of unit.split('/').entries()) {
    for (const term of product.split(/[.*·]/u)) {
      const scale = termScale(term)
      if (!scale) return undefined
      factor = index === 0 ? factor.times(scale.factor) : factor.div(scale.factor)
      for (const [base, power] of scale.dimension) {
        dimension.set(base, (dimension.get(base) ?? 0) + (index === 0 ? power : -power))
      }
    }
  }
  return { factor, dimension }
}

function termScale(term: string): Scale | undefined {
  const plain = term
    .replace(/[µμ]/gu, 'u')
    .replace('²', '2')
    .replace('³', '3')
    .replace('°', 'deg')
    .replace(/^\{.*\}$/u, '1')
  const parts = /^(.*?)\^?([1-9])?$/u.exec(plain)
  const atom = parts?.[1] ? atomScale(parts[1]) : plain === '1' ? ATOMS['1'] : undefined
  if (!atom) return undefined
  const [base, factor, power] = atom
  const exponent = Number(parts?.[1] ? (parts[2] ?? 1) : 1)
  return {
    factor: new Exact(factor).pow(exponent),
    dimension: new Map(base === '' ? [] : [[base, power * exponent]]),
  }
}

function atomScale(name: string): readonly [base: string, factor: string, power: number] | undefined {
  if (Object.hasOwn(ATOMS, name)) return ATOMS[name]
  const rest = name.slice(1)
  const prefix = Object.hasOwn(PREFIXES, name.charAt(0)) ? PREFIXES[name.charAt(0)] : undefined
  const atom = PREFIXED.has(rest) ? ATOMS[rest] : undefined
  if (!atom || prefix === undefined) return undefined
  return [atom[0], new Exact(atom[1]).times(prefix).toFixed(), atom[2]]
}

function isSameDimension(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean {
  const bases = new Set([...a.keys(), ...b.keys()])
  return [...bases].every((base) => (a.get(base) ?? 0) === (b.get(base) ?? 0))
}
