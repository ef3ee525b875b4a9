import type { Computed } from '../../document/logic.ts'
import { Exact } from '../../expression/Exact.ts'
import type { CoreValue } from '../../expression/rowOf.ts'
import type { AnalysisCache } from '../AnalysisCache.ts'
import { coreValue } from './coreValue.ts'
import type { Domain } from './Domain.ts'

/** Formulas are cheap, but the proof runs at every pause in typing. */
const RUNS_MAX = 1000

/** Returns the values of a formula whose inputs have few values, by running it on all of them. */
export function expressionDomain(
  known: AnalysisCache,
  computed: Computed,
  domainOf: (name: string) => Domain | undefined,
): Domain | undefined {
  const compiled = known.compile(computed.expr ?? '', known.scope(computed.group))
  if (!compiled.ok) return undefined
  const { reads, run } = compiled.expression
  const choices: (CoreValue | undefined)[][] = []
  for (const name of reads) {
    const domain = domainOf(name)
    if (domain?.kind !== 'values' && domain?.kind !== 'numbers') return undefined
    // An unknown input may give another result, as in `orElse(x, 0)`.
    choices.push([...domain.values.map((value) => coreValue(value, domain.kind === 'numbers')), undefined])
  }
  const runs = choices.reduce((product, values) => product * values.length, 1)
  if (runs > RUNS_MAX) return undefined
  const numbers = new Set<string>()
  const others = new Set<string | boolean>()
  for (let place = 0; place < runs; place++) {
    let rest = place
    const given = new Map<string, CoreValue | undefined>()
    reads.forEach((name, index) => {
      const values = choices[index] ?? []
      given.set(name, values[rest % values.length])
      rest = Math.floor(rest / values.length)
    })
    const outcome = run({ read: (name) => given.get(name) })
    if (outcome.kind !== 'value') continue
    const { value } = outcome
    if (value instanceof Exact) numbers.add(value.toFixed())
    else if (typeof value === 'string' || typeof value === 'boolean') others.add(value)
    else return undefined
  }
  if (computed.kind === 'number' || computed.kind === 'integer') {
    return { kind: 'numbers', values: [...numbers] }
  }
  return { kind: 'values', values: [...others] }
}
