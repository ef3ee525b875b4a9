import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FINDING_CODES } from '../document/Finding.ts'
import { FUZZ_RUNS } from '../testkit/fuzzRuns.ts'
import { within } from '../testkit/within.ts'
import { compileExpression } from './compileExpression.ts'
import { completionsAt } from './completionsAt.ts'
import { Exact } from './Exact.ts'
import type { ExpressionFault } from './ExpressionFault.ts'
import { COST_MAX } from './limits.ts'
import { renameInExpression } from './renameInExpression.ts'
import type { CoreValue, Lookup, Outcome, ValueType } from './rowOf.ts'
import type { Scope } from './Scope.ts'
import { SYNTAX_REASONS } from './syntaxFault.ts'
import { extremeLookup } from './testkit/extremeLookup.ts'
import { testLookup, testScope } from './testkit/testScope.ts'

// A time-out can't interrupt synchronous code, it can only fail it for being slow.
const TIMEOUT = 0

const SLOWEST_MS = 50
const CODES: ReadonlySet<string> = new Set(FINDING_CODES)
const REASONS: ReadonlySet<unknown> = new Set(SYNTAX_REASONS)
const FAILURES: ReadonlySet<string> = new Set(['divisionByZero', 'overflow', 'domain', 'tooCostly', 'type'])
const nothing: Lookup = { read: () => undefined }
const LOOKUPS = [testLookup, extremeLookup, nothing]

function isOfType(value: CoreValue, type: ValueType): boolean {
  switch (type) {
    case 'decimal':
      return value instanceof Exact && value.isFinite()
    case 'text':
      return typeof value === 'string'
    case 'bool':
      return typeof value === 'boolean'
    case 'row':
      return typeof value === 'object' && 'read' in value
    default:
      return Array.isArray(value)
  }
}

/** Plain, because a matcher takes longer than the expression. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function mustBeDeclared(outcome: Outcome, type: ValueType): void {
  if (outcome.kind === 'failed') must(FAILURES.has(outcome.failure), `failed with ${outcome.failure}`)
  else if (outcome.kind === 'value') must(isOfType(outcome.value, type), `a value that is no ${type}`)
  else must(outcome.kind === 'unknown', 'neither value nor unknown')
}

function mustBeReadable({ code, range, params }: ExpressionFault, source: string): void {
  must(CODES.has(code) && code !== 'shape', `fault ${code}`)
  must(0 <= range.from && range.from <= range.to && range.to <= source.length, 'range outside the source')
  if (code === 'expression.syntax') must(REASONS.has(params['reason']), `reason ${params['reason']}`)
}

/** Whatever the source is: no throw, nothing undeclared, quick, and the same again. Gives whether it compiled. */
function survives(source: string): boolean {
  const result = within(SLOWEST_MS, () => compileExpression(source, testScope))
  completionsAt(source, source.length >> 1, testScope)
  renameInExpression(source, 'width', 'height')
  if (!result.ok) {
    must(result.faults.length > 0, 'refused without a fault')
    for (const fault of result.faults) mustBeReadable(fault, source)
    return false
  }
  const { expression } = result
  must(expression.cost <= COST_MAX, 'too costly')
  let first: string | undefined
  for (const lookup of LOOKUPS) {
    const outcome = within(SLOWEST_MS, () => expression.run(lookup))
    mustBeDeclared(outcome, expression.type)
    first ??= JSON.stringify(outcome)
  }
  must(JSON.stringify(expression.run(testLookup)) === first, 'different the second time')
  return true
}

/** Well-typed by construction, so that what is run, and not only what is refused, is tried. */
const grammar = fc.letrec<Record<'number' | 'bool' | 'text' | 'numbers' | 'rowNumber' | 'rowBool', string>>(
  (tie) => {
    const binary = (operators: readonly string[], a: fc.Arbitrary<string>, b: fc.Arbitrary<string>) =>
      fc.tuple(a, fc.constantFrom(...operators), b).map(([x, o, y]) => `(${x} ${o} ${y})`)
    const call = (names: readonly string[], ...args: fc.Arbitrary<string>[]) =>
      fc.tuple(fc.constantFrom(...names), ...args).map(([f, ...rest]) => `${f}(${rest.join(', ')})`)
    const literal = fc.oneof(
      fc.nat(1000).map(String),
      fc.tuple(fc.nat(99999), fc.nat(9999)).map(([a, b]) => `${a}.${b}`),
      fc.tuple(fc.nat(99), fc.integer({ min: -30, max: 30 })).map(([a, e]) => `${a}e${e}`),
    )
    const names = fc.constantFrom('width', 'height', 'missing')
    const rows = fc.constantFrom('nodules', 'vague', 'empty', 'nodules.filter(k, k.size_mm > 6)')
    const depth = { maxDepth: 4, depthSize: 'medium' } as const
    const arithmetic = ['+', '-', '*', '/', '%']
    const comparisons = ['<', '<=', '>', '>=', '==', '!=']
    const n = tie('number')
    return {
      number: fc.oneof(
        depth,
        fc.oneof(literal, names),
        { arbitrary: binary(arithmetic, n, n), weight: 5 },
        call(['round', 'floor', 'ceil', 'abs', 'round', 'abs', 'sqrt'], n),
        call(['pow', 'min', 'max', 'mean', 'sum', 'orElse', 'orElse'], n, n),
        call(['sum', 'mean', 'min', 'max', 'size'], tie('numbers')),
        call(['exp', 'ln', 'log10'], n),
        call(['convert'], n, fc.constantFrom('"mm"', '"cm"'), fc.constantFrom('"mm"', '"m"')),
        fc.constantFrom('size(foci)', 'size(marks)', 'daysBetween(born, seen_on)', 'nodules[1].size_mm'),
        fc.tuple(tie('bool'), n, n).map(([c, a, b]) => `(${c} ? ${a} : ${b})`),
        n.map((x) => `-${x}`),
      ),
      bool: fc.oneof(
        depth,
        fc.constantFrom('yes', 'no', 'maybe', 'true', '"rim" in foci', 'shape == "taller"', 'side != "R"'),
        binary(comparisons, n, n),
        binary(['&&', '||'], tie('bool'), tie('bool')),
        binary(['==', '!=', '<'], tie('text'), tie('text')),
        call(['known'], n),
        call(['startsWith', 'endsWith', 'contains'], tie('text'), tie('text')),
        fc
          .tuple(rows, fc.constantFrom('exists', 'all', 'exists_one'), tie('rowBool'))
          .map(([r, how, body]) => `${r}.${how}(k, ${body})`),
        binary(
          ['in'],
          n,
          fc.array(n, { minLength: 1, maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
        ),
        tie('bool').map((x) => `!${x}`),
      ),
      text: fc.oneof(
        depth,
        fc.constantFrom('note', 'silent', 'born', '"a"', "'tall'", '"가😀"'),
        binary(['+'], tie('text'), tie('text')),
        call(['lower', 'upper'], tie('text')),
      ),
      numbers: fc.oneof(
        depth,
        fc.array(n, { minLength: 1, maxLength: 4 }).map((items) => `[${items.join(', ')}]`),
        fc.tuple(rows, tie('rowNumber')).map(([r, body]) => `${r}.map(k, ${body})`),
      ),
      rowNumber: fc.oneof(
        depth,
        fc.constantFrom('k.size_mm', 'k.row_number', 'width', '2'),
        binary(arithmetic, tie('rowNumber'), tie('rowNumber')),
        call(['abs', 'round', 'sqrt'], tie('rowNumber')),
      ),
      rowBool: fc.oneof(
        depth,
        fc.constantFrom('k.level == "TR5"', 'known(k.size_mm)', 'yes', 'k.seen'),
        binary(comparisons, tie('rowNumber'), tie('rowNumber')),
        binary(['&&', '||'], tie('rowBool'), tie('rowBool')),
      ),
    }
  },
)

const wellTyped = fc.oneof(grammar.number, grammar.bool, grammar.text, grammar.numbers)

const SCRAPS = [
  ...[
    'width',
    'nodules',
    'foci',
    'note',
    'constructor',
    '__proto__',
    'map',
    'exists',
    'matches',
    'pow',
    'in',
    'null',
  ],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '.',
    ',',
    '?',
    ':',
    '"',
    "'",
    '\\',
    '"""',
    'r"',
    'b"',
    '//',
    '\n',
    '\u0000',
  ],
  ...[
    '+',
    '-',
    '*',
    '/',
    '%',
    '==',
    '!=',
    '<',
    '>=',
    '&&',
    '||',
    '!',
    '=',
    '&',
    '1e9',
    '0x',
    '1u',
    '9e99',
    '가',
    '\ud800',
  ],
]

const mutated = fc
  .tuple(
    wellTyped,
    fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom(...SCRAPS)), { minLength: 1, maxLength: 4 }),
  )
  .map(([source, edits]) =>
    edits.reduce((text, [place, length, scrap]) => {
      const at = text.length === 0 ? 0 : place % text.length
      return text.slice(0, at) + scrap + text.slice(at + length)
    }, source),
  )

const random = fc.oneof(
  fc.array(fc.constantFrom(...SCRAPS), { maxLength: 40 }).map((scraps) => scraps.join('')),
  fc.array(fc.constantFrom(...SCRAPS), { maxLength: 40 }).map((scraps) => scraps.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .tuple(fc.constantFrom(...SCRAPS), fc.nat(5000))
    .map(([scrap, times]) => scrap.repeat(times).slice(0, 5000)),
)

describe('M151 any source ends in a declared way', () => {
  it('M151 well-typed sources compile, run and give their type', { timeout: TIMEOUT }, () => {
    let compiled = 0
    let tried = 0
    fc.assert(
      fc.property(wellTyped, (source) => {
        tried++
        if (survives(source)) compiled++
      }),
      { numRuns: Math.ceil(FUZZ_RUNS * 0.3) },
    )
    // The rest are too deep, too long or too dear: the generator doesn't count.
    expect(compiled / tried).toBeGreaterThan(0.8)
  })

  it('M151 well-typed sources with a few characters changed', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(mutated, (source) => {
        survives(source)
      }),
      { numRuns: Math.ceil(FUZZ_RUNS * 0.45) },
    )
  })

  it('M151 random characters', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(random, (source) => {
        survives(source)
      }),
      { numRuns: Math.ceil(FUZZ_RUNS * 0.25) },
    )
  })
})

it('M170 a renamed name leaves the meaning as it was', { timeout: TIMEOUT }, () => {
  const renamed = new Map(
    [...testScope.names].map(([name, info]) => [name === 'width' ? 'k' : name, info] as const),
  )
  const scope: Scope = { ...testScope, names: renamed }
  const lookup: Lookup = { read: (name) => testLookup.read(name === 'k' ? 'width' : name) }
  fc.assert(
    fc.property(wellTyped, (source) => {
      const before = compileExpression(source, testScope)
      const after = compileExpression(renameInExpression(source, 'width', 'k'), scope)
      // A name that takes an item's place makes the source longer or shorter; only the limit on its length may differ.
      if (!before.ok || !source.includes('width')) return
      expect(after.ok ? [] : after.faults).toEqual([])
      if (!after.ok) return
      expect(JSON.stringify(after.expression.run(lookup))).toBe(
        JSON.stringify(before.expression.run(testLookup)),
      )
    }),
    { numRuns: Math.ceil(FUZZ_RUNS * 0.02) },
  )
})
