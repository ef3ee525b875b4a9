import { allow, refuse, type Verdict } from '../verdict.ts'
import type { LibraryGrade } from './MemberDocument.ts'

/** The facts that the rules of every kind need about a document and the member who looks at it. */
export interface DocumentFacts {
  isMine: boolean
  isDeleted: boolean
  shared: boolean
  library: LibraryGrade | null
  /** True if the member has a copy of it, possibly in the trash. */
  isCopied: boolean
}

/** Buttons follow these permissions, and the server refuses by the same rules. */
export interface DocumentRights {
  open: boolean
  save: boolean
  share: boolean
  copy: boolean
  delete: boolean
  restore: boolean
  purge: boolean
}

export interface DocumentRules<Facts extends DocumentFacts> {
  /** Returns whether the document can only be opened with a pass. */
  isLocked: (facts: Facts) => boolean
  canOpen: (facts: Facts) => Verdict<'absent' | 'locked'>
  canCopy: (facts: Facts) => Verdict<'absent' | 'locked' | 'copied'>
  canChange: (facts: Facts) => Verdict<'absent' | 'locked'>
  canShare: (facts: Facts) => Verdict<'absent' | 'locked' | 'library'>
  canDelete: (facts: Facts) => Verdict<'absent'>
  /** Restoring and deleting permanently are only possible in one's own trash. */
  canEmpty: (facts: Facts) => Verdict<'absent'>
  rightsOf: (facts: Facts) => DocumentRights
}

interface KindOfLock<Facts> {
  isLocked: (facts: Facts) => boolean
  /** Returns whether the document came from the library, in which case the member may not share it. */
  isFromLibrary?: (facts: Facts) => boolean
}

/** Kinds of documents differ in what locks them; all other permissions are the same. */
export function createDocumentRules<Facts extends DocumentFacts>({
  isLocked,
  isFromLibrary = () => false,
}: KindOfLock<Facts>): DocumentRules<Facts> {
  const unlessLocked = (facts: Facts): Verdict<'locked'> => (isLocked(facts) ? refuse('locked') : allow())

  const rules: Omit<DocumentRules<Facts>, 'rightsOf'> = {
    isLocked,

    // The private document of another member is refused as if it didn't exist.
    canOpen(facts) {
      const isReadable = facts.isMine || (!facts.isDeleted && (facts.shared || facts.library !== null))
      return isReadable ? unlessLocked(facts) : refuse('absent')
    },

    // Members may duplicate their own documents as long as there is room, but may have only one copy of
    // another member's document at a time.
    canCopy(facts) {
      if (facts.isDeleted) return refuse('absent')
      const verdict = rules.canOpen(facts)
      if (!verdict.ok) return verdict
      return !facts.isMine && facts.isCopied ? refuse('copied') : allow()
    },

    canChange: (facts) => (facts.isMine && !facts.isDeleted ? unlessLocked(facts) : refuse('absent')),

    canShare(facts) {
      const verdict = rules.canChange(facts)
      if (!verdict.ok) return verdict
      return isFromLibrary(facts) ? refuse('library') : allow()
    },

    // Members may always delete their own documents, even if they are locked.
    canDelete: ({ isMine, isDeleted }) => (isMine && !isDeleted ? allow() : refuse('absent')),

    canEmpty: ({ isMine, isDeleted }) => (isMine && isDeleted ? allow() : refuse('absent')),
  }

  return {
    ...rules,
    rightsOf(facts) {
      const empty = rules.canEmpty(facts).ok
      return {
        open: rules.canOpen(facts).ok,
        save: rules.canChange(facts).ok,
        share: rules.canShare(facts).ok,
        copy: rules.canCopy(facts).ok,
        delete: rules.canDelete(facts).ok,
        restore: empty,
        purge: empty,
      }
    },
  }
}
