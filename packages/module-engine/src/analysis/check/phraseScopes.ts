import type { NameInfo, Scope } from '../../expression/Scope.ts'
import type { Checking } from './Checking.ts'

/** The scopes inside `each`. The same place has the same scope object, so that its formulas are compiled once. */
export interface PhraseScopes {
  inside(outer: Scope, each: { over: string; alias: string | undefined }, info: NameInfo): Scope
}

/**
 * In the rows of a group, names refer to the row both directly and through the alias, and outer names stay
 * visible. Over the answers of a multi input, the alias is the answer.
 */
export function phraseScopes(checking: Checking): PhraseScopes {
  const known = new Map<Scope, Map<string, Scope>>()
  const root = checking.scope(undefined)

  function make(outer: Scope, over: string, alias: string | undefined, info: NameInfo): Scope {
    const isGroup = info.type === 'rows'
    const own = isGroup ? checking.scope(over) : outer
    if (alias === undefined && (outer === root || !isGroup)) return own
    const names = new Map(isGroup ? [...outer.names, ...own.names] : outer.names)
    if (alias !== undefined) names.set(alias, isGroup ? rowOf(info) : answerOf(info))
    return { ...own, names }
  }
  return {
    inside(outer, { over, alias }, info) {
      const scopes = known.get(outer) ?? new Map<string, Scope>()
      known.set(outer, scopes)
      const key = `${over};${alias ?? ''}`
      const scope = scopes.get(key) ?? make(outer, over, alias, info)
      scopes.set(key, scope)
      return scope
    },
  }
}

function rowOf(info: NameInfo): NameInfo {
  return { type: 'row', origin: 'group', ...(info.row && { row: info.row }) }
}

function answerOf(info: NameInfo): NameInfo {
  return { type: 'text', origin: 'input', ...(info.options && { options: info.options }) }
}
