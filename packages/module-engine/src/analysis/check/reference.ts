import type { Path } from '../../document/Finding.ts'
import { nearest } from '../../expression/nearest.ts'
import { infoIn, plainName } from '../../expression/priorNames.ts'
import type { NameInfo, Scope } from '../../expression/Scope.ts'
import type { Checking } from './Checking.ts'

/**
 * Resolves a name outside an expression. If the scope doesn't have it, a finding is reported and undefined
 * returned.
 */
export function resolve(checking: Checking, name: string, path: Path, scope: Scope): NameInfo | undefined {
  const info = infoIn(scope.names, name)
  if (info) {
    checking.used.add(plainName(name))
    return info
  }
  const group = scope.elsewhere?.get(plainName(name))
  if (group !== undefined) {
    // A name in the wrong place still counts as used.
    checking.used.add(plainName(name))
    checking.error('name.outOfScope', path, { name, group })
  } else {
    unknownName(checking, name, path, scope.names.keys())
  }
  return undefined
}

export function unknownName(checking: Checking, name: string, path: Path, known: Iterable<string>): void {
  checking.error('name.unknown', path, withNearest(name, known))
}

export function withNearest(name: string, known: Iterable<string>): { name: string; nearest?: string } {
  const meant = nearest(name, known)
  return { name, ...(meant !== undefined && { nearest: meant }) }
}
