import { allow, refuse, type Verdict } from '../verdict.ts'
import type { LibraryGrade } from './MemberDocument.ts'

/** What the rules of every kind ask about a document and the member who looks at it. */
export interface DocumentFacts {
  isMine: boolean
  isDeleted: boolean
  shared: boolean
  library: LibraryGrade | null
  /** The member has a copy of it, be it in the trash. */
  isCopied: boolean
}

/** What the member may do with it: buttons show it, and the same rules refuse. */
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
  /** A pass would open it. */
  isLocked: (facts: Facts) => boolean
  canOpen: (facts: Facts) => Verdict<'absent' | 'locked'>
  canCopy: (facts: Facts) => Verdict<'absent' | 'locked' | 'copied'>
  canChange: (facts: Facts) => Verdict<'absent' | 'locked'>
  canShare: (facts: Facts) => Verdict<'absent' | 'locked' | 'library'>
  canDelete: (facts: Facts) => Verdict<'absent'>
  /** Restoring and deleting for good are for what is in one's own trash. */
  canEmpty: (facts: Facts) => Verdict<'absent'>
  rightsOf: (facts: Facts) => DocumentRights
}

interface KindOfLock<Facts> {
  isLocked: (facts: Facts) => boolean
  /** What came from the library is not the member's to pass on. */
  isFromLibrary?: (facts: Facts) => boolean
}

/** Kinds of documents differ in what locks them; everything else about who may do what is the same. */
export function createDocumentRules<Facts extends DocumentFacts>({
  isLocked,
  isFromLibrary = () => false,
}: KindOfLock<Facts>): DocumentRules<Facts> {
  const unlessLocked = (facts: Facts): Verdict<'locked'> => (isLocked(facts) ? refuse('locked') : allow())

  const rules: Omit<DocumentRules<Facts>, 'rightsOf'> = {
    isLocked,

    // A stranger's private document is refused as if it did not exist.
    canOpen(facts) {
      const isReadable = facts.isMine || (!facts.isDeleted && (facts.shared || facts.library !== null))
      return isReadable ? unlessLocked(facts) : refuse('absent')
    },

    // One's own is duplicated as often as there is room; of another's there is one copy at a time.
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

    // One's own may always be deleted, locked or not.
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
