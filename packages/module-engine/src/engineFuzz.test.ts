import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { thyroidNodules } from './analysis/fixtures/thyroidNodules.ts'
import { FINDING_CODES } from './document/Finding.ts'
import { readDefinition } from './document/readDefinition.ts'
import { compileExpression } from './expression/compileExpression.ts'
import { exact } from './expression/Exact.ts'
import { type CoreValue, type Lookup, rowOf } from './expression/rowOf.ts'
import { scopeOf } from './expression/scopeOf.ts'
import { arbitraryDefinition } from './testkit/arbitraryDefinition.ts'
import type { FormulaNames } from './testkit/arbitraryFormula.ts'
import { arbitraryOperations, type Operation } from './testkit/arbitraryOperations.ts'
import { arbitrarySource } from './testkit/arbitrarySource.ts'
import { FUZZ_RUNS } from './testkit/fuzzRuns.ts'
import { hostileModules } from './testkit/hostileModules.ts'
import { arbitraryMutation, mutateDocument } from './testkit/mutateDocument.ts'
import { type Play, playModule } from './testkit/playModule.ts'
import { slowdown } from './testkit/slowdown.ts'
import { isTimed, within } from './testkit/within.ts'

/** What happens when a module is opened, and at every key press. */
const EVALUATION_MS = 50
/** What happens once for a module, at the edges of what one may hold. */
const PREPARATION_MS = 1000
const MUTATIONS = 8
const SOURCES = 100

const counts = { modules: 0, accepted: 0, inside: 0, expressions: 0, compiled: 0, slowest: 0, what: '' }

const PREPARATIONS = new Set(['read', 'check', 'compile', 'tests', 'coverage'])
const limitOf = (what: string) => (PREPARATIONS.has(what) ? PREPARATION_MS : EVALUATION_MS)

function keepSlowest(what: string, ms: number): void {
  if (!PREPARATIONS.has(what) && ms > counts.slowest) Object.assign(counts, { slowest: ms, what })
}

/** Plays. Where times are looked at, steps that took long are timed again: others may be using the machine. */
function play(document: unknown, operations: readonly Operation[]): Play {
  const first = playModule(document, operations)
  counts.modules++
  counts.inside += first.expressions
  if (first.isAccepted) counts.accepted++
  if (!isTimed) return first
  const best = first.steps.map(({ ms }) => ms)
  const isSlow = () => first.steps.some(({ what }, index) => (best[index] ?? 0) > limitOf(what) / 5)
  for (let again = 0; again < 3 && isSlow(); again++) {
    const before = slowdown()
    const { steps } = playModule(document, operations)
    const share = (before + slowdown()) / 2
    steps.forEach(({ ms }, index) => {
      best[index] = Math.min(best[index] ?? ms, ms / share)
    })
  }
  first.steps.forEach(({ what }, index) => {
    const ms = best[index] ?? 0
    if (ms > limitOf(what)) throw new Error(`${what} took ${ms.toFixed(0)} ms`)
    keepSlowest(what, ms)
  })
  return first
}

const NAMES: FormulaNames = {
  numbers: ['size_cm', 'points', 'highest', 'row_number'],
  bools: [],
  texts: ['composition', 'level', 'side'],
  lists: ['foci'],
  groups: [{ id: 'nodules', numbers: ['size_cm', 'points'] }],
}
const CODES: ReadonlySet<string> = new Set(FINDING_CODES)

function lookup(): Lookup {
  const row = rowOf(new Map<string, CoreValue>([['size_cm', exact('1.5') ?? '']]))
  const values = new Map<string, CoreValue>([
    ['size_cm', exact('999999999999999999999999.5') ?? ''],
    ['points', exact('0') ?? ''],
    ['composition', 'solid'],
    ['side', 'R'],
    ['foci', ['rim', 'macro']],
    ['nodules', Array.from({ length: 50 }, () => row)],
    ['row_number', exact('50') ?? ''],
  ])
  return { read: (name) => values.get(name) }
}

describe('whatever a module is made of', () => {
  test.each([...hostileModules()])('M489 %s is refused or works', (_name, document) => {
    play(document, [
      { do: 'set', id: 'i0', row: 0, raw: '7' },
      { do: 'set', id: 'i0', row: 49, raw: 'x'.repeat(1500) },
      { do: 'addRow', group: 'g0' },
      { do: 'moveRow', group: 'g0', row: 49, to: 0 },
      { do: 'set', id: 'i1', row: 3, raw: ['o1', 'o99'] },
      { do: 'sortRows', group: 'g0' },
      { do: 'removeRow', group: 'g0', row: 1 },
      { do: 'confirmAll' },
    ])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('M489 any module and any change of it is refused or works: nothing throws, hangs or grows', () => {
    const scenario = arbitraryDefinition().chain((definition) =>
      fc.record({
        document: fc.constant<unknown>(JSON.parse(JSON.stringify(definition))),
        operations: arbitraryOperations(definition),
        mutations: fc.array(arbitraryMutation, { minLength: MUTATIONS, maxLength: MUTATIONS }),
      }),
    )
    fc.assert(
      fc.property(scenario, ({ document, operations, mutations }) => {
        play(document, operations)
        let changed = document
        for (const mutation of mutations) {
          const next = mutateDocument(changed, mutation)
          // A refused document stays refused, so that the next change starts from one that works.
          if (play(next, operations).isAccepted) changed = next
        }
      }),
      { numRuns: Math.ceil(FUZZ_RUNS / 500), endOnFailure: false },
    )
    expect(counts.accepted).toBeGreaterThan(counts.modules / 5)
  }, 0)

  test('M489 any text in the place of a formula is refused with a fault or gives a declared outcome', () => {
    const read = readDefinition(thyroidNodules())
    if (!read.ok) throw new Error('the fixture is refused')
    const scopes = [scopeOf(read.definition), scopeOf(read.definition, 'nodules')]
    const known = lookup()
    // Enough of them to determine the share that compiles, however many the modules have used up.
    const left = Math.max(FUZZ_RUNS / 4, FUZZ_RUNS - counts.modules - counts.inside)
    fc.assert(
      fc.property(fc.array(arbitrarySource(NAMES), { minLength: SOURCES, maxLength: SOURCES }), (sources) => {
        for (const source of sources) {
          const scope = scopes[source.length % 2]
          if (!scope) continue
          survive(() => {
            const compilation = compileExpression(source, scope)
            if (!compilation.ok) {
              if (compilation.faults.length === 0) throw new Error('refused without a fault')
              for (const { code } of compilation.faults) if (!CODES.has(code)) throw new Error(code)
              return
            }
            counts.compiled++
            const { kind } = compilation.expression.run(known)
            if (!['value', 'unknown', 'failed'].includes(kind)) throw new Error(kind)
          })
        }
      }),
      { numRuns: Math.ceil(left / SOURCES) },
    )
    const { modules, accepted, inside, expressions, compiled, slowest, what } = counts
    expect(modules + inside + expressions).toBeGreaterThanOrEqual(FUZZ_RUNS)
    expect(compiled).toBeGreaterThan(expressions / 5)
    console.error(
      `engine fuzz: ${modules} modules (${accepted} accepted, ${inside} expressions in them), ` +
        `${expressions} more expressions (${compiled} compiled), slowest evaluation ${slowest.toFixed(1)} ms (${what})`,
    )
  }, 0)
})

function survive(work: () => void): void {
  within(EVALUATION_MS, work)
  counts.expressions++
}
