import type { DocumentFacts, DocumentView } from '@pandok/domain'

/** Returns what the rules of every kind need to know about a document and the member who looks at it. */
export const factsOf = ({ isMine, isCopied, shared, library, deletedAt }: DocumentView): DocumentFacts => ({
  isMine,
  isCopied,
  isDeleted: deletedAt !== null,
  shared,
  library,
})
