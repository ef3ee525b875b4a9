import type { ModuleDefinition } from '../../document/definition.ts'
import type { Finding, FindingCode, Path } from '../../document/Finding.ts'
import type { CompiledExpression } from '../../expression/compileExpression.ts'
import { plainName } from '../../expression/priorNames.ts'
import type { ValueType } from '../../expression/rowOf.ts'
import type { Scope } from '../../expression/Scope.ts'
import { type AnalysisCache, createAnalysisCache } from '../AnalysisCache.ts'

/** The state of one check of a definition: the findings so far, the names that were used, and the dependencies. */
export interface Checking {
  readonly definition: ModuleDefinition
  readonly known: AnalysisCache
  readonly findings: Finding[]
  /** The cost limit of every formula with its place. */
  readonly weighed: { path: Path; cost: number; group: string | undefined }[]
  readonly used: Set<string>
  scope(group: string | undefined): Scope
  error(code: FindingCode, path: Path, params?: Finding['params']): void
  warn(code: FindingCode, path: Path, params?: Finding['params'], example?: Finding['example']): void
  /**
   * Compiles an expression and reports its faults as findings at its place. A reference of a value to itself
   * isn't counted as a use.
   */
  expression(
    source: string,
    path: Path,
    scope: Scope,
    expected: readonly ValueType[],
    reader?: string,
  ): CompiledExpression | undefined
}

/** A check that yields after every formula, each of which may take milliseconds, so that a server can answer others in between. */
export type CheckInSteps = Generator<undefined, void>

export const BOOL: readonly ValueType[] = ['bool']

export function startChecking(
  definition: ModuleDefinition,
  known: AnalysisCache = createAnalysisCache(definition),
): Checking {
  const findings: Finding[] = []
  const used = new Set<string>()
  const weighed: Checking['weighed'] = []
  return {
    definition,
    known,
    findings,
    weighed,
    used,
    scope: known.scope,
    error(code, path, params) {
      findings.push({ level: 'error', code, path, ...(params && { params }) })
    },
    warn(code, path, params, example) {
      findings.push({ level: 'warning', code, path, ...(params && { params }), ...(example && { example }) })
    },
    expression(source, path, scope, expected, reader) {
      const outcome = known.compile(source, scope)
      if (!outcome.ok) {
        for (const { code, range, params } of outcome.faults) {
          findings.push({ level: 'error', code, path, range, params })
        }
        return undefined
      }
      const { expression } = outcome
      weighed.push({ path, cost: expression.cost, group: scope.group })
      // A value that only the next examination reads counts as used.
      for (const name of expression.reads) if (name !== reader) used.add(plainName(name))
      if (expected.includes(expression.type)) return expression
      findings.push({
        level: 'error',
        code: 'expression.type',
        path,
        range: { from: 0, to: source.length },
        params: { expected: expected.join('|'), found: expression.type },
      })
      return undefined
    },
  }
}
