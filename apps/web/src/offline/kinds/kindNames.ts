import type { DocumentKindName } from '@pandok/domain'
import { OFFLINE_KINDS } from './offlineKinds.ts'

/** The kinds in the order in which their documents are loaded and sent. */
export const kindNames = () => Object.keys(OFFLINE_KINDS) as readonly DocumentKindName[]

export interface DocumentMethod {
  kind: DocumentKindName
  verb: string
}

/** Undefined for a method that isn't about documents of one kind. */
export function documentMethod(method: string): DocumentMethod | undefined {
  const kind = kindNames().find((name) => method.startsWith(`${name}-`))
  return kind && { kind, verb: method.slice(kind.length + 1) }
}
