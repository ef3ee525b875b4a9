import type { DocumentKindName } from '@pandok/domain'
import { kindNames } from './kindNames.ts'
import type { OfflineKind } from './OfflineKind.ts'
import { OFFLINE_KINDS } from './offlineKinds.ts'

/** One value for each kind of document. */
export const ofEachKind = <T>(make: (kind: OfflineKind) => T): Record<DocumentKindName, T> =>
  Object.fromEntries(kindNames().map((kind) => [kind, make(OFFLINE_KINDS[kind])])) as Record<
    DocumentKindName,
    T
  >
