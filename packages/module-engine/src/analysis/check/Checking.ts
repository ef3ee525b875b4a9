import type { ModuleDefinition } from '../../document/definition.ts'
import type { Finding, FindingCode, Path } from '../../document/Finding.ts'
import { type CompiledExpression, compileExpression } from '../../expression/compileExpression.ts'
import type { ExpressionFault } from '../../expression/ExpressionFault.ts'
import type { Scope } from '../../expression/Scope.ts'
import { scopeOf } from '../../expression/scopeOf.ts'
import type { ValueType } from '../../expression/value.ts'

/** One look at one definition: what was found, what was used, what depends on what. */
export interface Checking {
  readonly definition: ModuleDefinition
  readonly findings: Finding[]
  /** Names that something reads. */
  readonly used: Set<string>
  scope(group: string | undefined): Scope
  error(code: FindingCode, path: Path, params?: Finding['params']): void
  warn(code: FindingCode, path: Path, params?: Finding['params'], example?: Finding['example']): void
  /** Compiles at a place; its faults become findings there. The reader's own name isn't counted as a use of it. */
  expression(
    source: string,
    path: Path,
    scope: Scope,
    expected: readonly ValueType[],
    reader?: string,
  ): CompiledExpression | undefined
}

export const BOOL: readonly ValueType[] = ['bool']

export function startChecking(definition: ModuleDefinition): Checking {
  const findings: Finding[] = []
  const used = new Set<string>()
  const scopes = new Map<string | undefined, Scope>()
  // A sentence has the same conditions in every language.
  const compiled = new Map<Scope, Map<string, CompiledExpression | ExpressionFault[]>>()

  function compileOnce(source: string, scope: Scope, expected: readonly ValueType[]) {
    const known = compiled.get(scope) ?? new Map<string, CompiledExpression | ExpressionFault[]>()
    compiled.set(scope, known)
    const key = `${expected.join()};${source}`
    const found = known.get(key)
    if (found) return found
    const outcome = compileExpression(source, scope, expected)
    const result = outcome.ok ? outcome.expression : outcome.faults
    known.set(key, result)
    return result
  }

  return {
    definition,
    findings,
    used,
    scope(group) {
      const scope = scopes.get(group) ?? scopeOf(definition, group)
      scopes.set(group, scope)
      return scope
    },
    error(code, path, params) {
      findings.push({ level: 'error', code, path, ...(params && { params }) })
    },
    warn(code, path, params, example) {
      findings.push({ level: 'warning', code, path, ...(params && { params }), ...(example && { example }) })
    },
    expression(source, path, scope, expected, reader) {
      const outcome = compileOnce(source, scope, expected)
      if (!Array.isArray(outcome)) {
        const { reads } = outcome as CompiledExpression
        for (const name of reads) if (name !== reader) used.add(name)
        return outcome as CompiledExpression
      }
      for (const { code, range, params } of outcome) {
        findings.push({ level: 'error', code, path, range, params })
      }
      return undefined
    },
  }
}
