import type { ItemKind, MemberInfo } from '../kept/OfflineState.ts'
import type { KeptItem } from './KeptItem.ts'

/** The member's documents: the last state known from the server, with the changes saved here on top. */
export interface View {
  info: MemberInfo
  items: Readonly<Record<ItemKind, readonly KeptItem[]>>
  document(kind: ItemKind, id: string): Promise<KeptItem | undefined>
  documents(kind: ItemKind, ids: readonly string[]): Promise<ReadonlyMap<string, KeptItem>>
  /** The documents of other members that came with one of the member's. */
  othersWith(kind: ItemKind, id: string): Promise<readonly KeptItem[]>
  /** A document of another member that came with any of the member's of that kind. */
  otherDocument(withKind: ItemKind, id: string): Promise<KeptItem | undefined>
}
