import type { DocumentFacts, DocumentView } from '@pandok/domain'

/** What the rules of every kind ask about a document and the member who looks at it. */
export const factsOf = ({ isMine, isCopied, shared, library, deletedAt }: DocumentView): DocumentFacts => ({
  isMine,
  isCopied,
  isDeleted: deletedAt !== null,
  shared,
  library,
})
