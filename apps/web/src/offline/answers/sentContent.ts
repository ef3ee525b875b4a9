import type { ItemKind, OfflineState } from '../kept/OfflineState.ts'
import type { KeptContent } from '../kinds/KeptItem.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'

/** The content with the server's ids of the documents that it refers to, as far as they are known. */
export const sentContent = (
  kind: ItemKind,
  content: KeptContent,
  { ids }: Pick<OfflineState, 'ids'>,
): KeptContent => {
  const { contentOf, references } = OFFLINE_KINDS[kind]
  return references ? references.translated(content, ids) : contentOf(content)
}
