import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileExpression } from '../../expression/compileExpression.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import type { Domain } from './Domain.ts'
import { expressionRange } from './expressionRange.ts'

const DOMAINS: Readonly<Record<string, Domain>> = {
  a: { kind: 'range', lower: { at: '0', included: false }, upper: { at: '20', included: true } },
  b: { kind: 'range', lower: { at: '1.5', included: true } },
  c: { kind: 'range', lower: { at: '-3', included: true }, upper: { at: '3', included: false } },
  d: { kind: 'numbers', values: ['0', '2', '7'] },
}
const VALUES: Readonly<Record<string, readonly string[]>> = {
  a: ['0.01', '1', '19.99', '20'],
  b: ['1.5', '2', '1000000'],
  c: ['-3', '-0.1', '0', '2.99'],
  d: ['0', '2', '7'],
}
const scope = {
  names: new Map(
    Object.keys(DOMAINS).map((name) => [name, { type: 'decimal' as const, origin: 'input' as const }]),
  ),
}

const formula = fc.letrec<{ number: string }>((tie) => {
  const number = tie('number')
  const binary = fc
    .tuple(number, fc.constantFrom('+', '-', '*', '/'), number)
    .map(([x, o, y]) => `(${x} ${o} ${y})`)
  return {
    number: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', 'c', 'd', '0', '2', '0.5'),
      binary,
      binary,
      fc.tuple(fc.constantFrom('abs', 'sqrt', 'floor', 'ceil', 'exp'), number).map(([f, x]) => `${f}(${x})`),
      number.map((x) => `round(${x}, 1)`),
      number.map((x) => `round(${x}, -1)`),
      number.map((x) => `-${x}`),
      fc.tuple(number, number).map(([x, y]) => `orElse(${x}, ${y})`),
      fc.tuple(number, number, number).map(([x, y, z]) => `(${x} > 1 ? ${y} : ${z})`),
      number.map((x) => `pow(${x}, 2)`),
    ),
  }
}).number

test('M456 no value of a formula lies outside of the limits that are said to hold for it', () => {
  let limited = 0
  fc.assert(
    fc.property(formula, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (source, draws) => {
      const range = expressionRange(source, (name) => DOMAINS[name])
      const compiled = compileExpression(source, scope)
      if (!range || !compiled.ok) return
      limited++
      const given = new Map(
        Object.entries(VALUES).map(([name, values], index) => [
          name,
          exact(values[(draws[index] ?? 0) % values.length] ?? '0'),
        ]),
      )
      const outcome = compiled.expression.run({ read: (name) => given.get(name) })
      if (outcome.kind !== 'value' || !(outcome.value instanceof Exact)) return
      const { lower, upper } = range
      const value = outcome.value
      expect(!lower || (lower.included ? value.gte(lower.at) : value.gt(lower.at))).toBe(true)
      expect(!upper || (upper.included ? value.lte(upper.at) : value.lt(upper.at))).toBe(true)
    }),
    { numRuns: 2500 },
  )
  expect(limited).toBeGreaterThan(500)
})
