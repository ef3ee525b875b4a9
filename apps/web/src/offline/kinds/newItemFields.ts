import type { OutboxEntry } from '../kept/OfflineState.ts'

/** The facts for the rules about a document that was created here. */
export const OWN_FACTS = { isMine: true, isDeleted: false, shared: false, library: null, isCopied: false }

/** The fields that all kinds share for an item created here. */
export const newItemFields = ({ id, at }: OutboxEntry, { nickname }: { nickname: string }) => ({
  id,
  nickname,
  shared: false,
  mine: true,
  copied: false,
  locked: false,
  createdAt: new Date(at).toISOString(),
})
