import { type Edge, placeOf, targetOf } from './edge.ts'
import type { Rule } from './rule.ts'
import { addresses } from './rules/addresses.ts'
import { declarations } from './rules/declarations.ts'
import { insideServer } from './rules/insideServer.ts'
import { insideWeb } from './rules/insideWeb.ts'
import { packageGraph } from './rules/packageGraph.ts'
import { scanImports } from './scanImports.ts'
import type { Repository } from './workspaceOf.ts'

export interface Violation {
  readonly path: string
  readonly line: number
  readonly specifier: string
  readonly sentence: string
}

const RULES: readonly Rule[] = [...packageGraph, ...insideServer, ...insideWeb, ...addresses, ...declarations]

/** Returns every import that breaks a rule about which file may import which. */
export function checkBoundaries(repository: Repository): Violation[] {
  return [...repository.files].flatMap(([path, source]) =>
    edgesOf(repository, path, source).flatMap((edge) =>
      RULES.filter((rule) => rule.refuses(edge, repository)).map(({ sentence }) => ({
        path,
        line: edge.line,
        specifier: edge.specifier,
        sentence,
      })),
    ),
  )
}

function edgesOf(repository: Repository, path: string, source: string): Edge[] {
  const from = placeOf(repository, path)
  return scanImports(source).map((found) => ({
    ...found,
    from,
    to: targetOf(repository, from, found.specifier),
  }))
}
