import type { DocumentKindName } from '@pandok/domain'
import type { OfflineKind } from './OfflineKind.ts'
import { offlineModule } from './offlineModule.ts'
import { offlinePlate } from './offlinePlate.ts'

/** Every kind of document that is kept and saved without a connection. */
export const OFFLINE_KINDS: { readonly [Kind in DocumentKindName]: OfflineKind<Kind> } = {
  plate: offlinePlate,
  module: offlineModule,
}
