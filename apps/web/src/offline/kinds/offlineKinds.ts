import type { DocumentKindName } from '@pandok/domain'
import type { OfflineKind } from './OfflineKind.ts'
import { offlineModule } from './offlineModule.ts'
import { offlinePlate } from './offlinePlate.ts'

/**
 * Every kind of document that is kept and saved without a connection. A kind stands after those that its
 * documents refer to, because they are loaded and sent in this order.
 */
export const OFFLINE_KINDS: Readonly<Record<DocumentKindName, OfflineKind>> = {
  module: offlineModule,
  plate: offlinePlate,
}
