import type { ModuleDefinition } from '../document/definition.ts'
import { type Compilation, compileExpression } from '../expression/compileExpression.ts'
import type { Scope } from '../expression/Scope.ts'
import { scopeOf } from '../expression/scopeOf.ts'
import type { Domain } from './proof/Domain.ts'

/** Intermediate results that several checks of one definition share, so that nothing is computed twice. */
export interface AnalysisCache {
  readonly definition: ModuleDefinition
  /** Domains by name; undefined while a domain is being computed, and for names without one. */
  readonly domains: Map<string, Domain | undefined>
  scope(group: string | undefined): Scope
  compile(source: string, scope: Scope): Compilation
}

export function createAnalysisCache(definition: ModuleDefinition): AnalysisCache {
  const scopes = new Map<string | undefined, Scope>()
  const compiled = new Map<Scope, Map<string, Compilation>>()
  return {
    definition,
    domains: new Map(),
    scope(group) {
      const scope = scopes.get(group) ?? scopeOf(definition, group)
      scopes.set(group, scope)
      return scope
    },
    compile(source, scope) {
      const sources = compiled.get(scope) ?? new Map<string, Compilation>()
      compiled.set(scope, sources)
      const compilation = sources.get(source) ?? compileExpression(source, scope)
      sources.set(source, compilation)
      return compilation
    },
  }
}
