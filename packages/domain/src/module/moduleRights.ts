import { allow, refuse, type Verdict } from '../verdict.ts'
import type { LibraryGrade } from './Module.ts'

/** What the rules ask about a module and the member who looks at it. */
export interface ModuleFacts {
  isMine: boolean
  isDeleted: boolean
  shared: boolean
  library: LibraryGrade | null
  /** The member has a copy of it, be it in the trash. */
  isCopied: boolean
  /** Whether the member's tier includes what is paid for. */
  hasPaidLibrary: boolean
}

/** What the member may do with it: buttons show it, and the same rules refuse. */
export interface ModuleRights {
  open: boolean
  save: boolean
  share: boolean
  copy: boolean
  delete: boolean
  restore: boolean
  purge: boolean
}

export const isModuleLocked = ({ isMine, library, hasPaidLibrary }: ModuleFacts): boolean =>
  !isMine && library === 'paid' && !hasPaidLibrary

/** A stranger's private module is refused as if it did not exist. */
export function canOpenModule(facts: ModuleFacts): Verdict<'absent' | 'locked'> {
  if (facts.isMine) return allow()
  if (facts.isDeleted || !(facts.shared || facts.library !== null)) return refuse('absent')
  return isModuleLocked(facts) ? refuse('locked') : allow()
}

/** One's own is duplicated as often as one likes; of another's there is one copy at a time. */
export function canCopyModule(facts: ModuleFacts): Verdict<'absent' | 'locked' | 'copied'> {
  if (facts.isDeleted) return refuse('absent')
  const verdict = canOpenModule(facts)
  if (!verdict.ok) return verdict
  return !facts.isMine && facts.isCopied ? refuse('copied') : allow()
}

export const canChangeModule = ({ isMine, isDeleted }: ModuleFacts): Verdict<'absent'> =>
  isMine && !isDeleted ? allow() : refuse('absent')

/** Restoring and deleting for good are for what is in one's own trash. */
export const canEmptyModule = ({ isMine, isDeleted }: ModuleFacts): Verdict<'absent'> =>
  isMine && isDeleted ? allow() : refuse('absent')

export function moduleRights(facts: ModuleFacts): ModuleRights {
  const change = canChangeModule(facts).ok
  const empty = canEmptyModule(facts).ok
  return {
    open: canOpenModule(facts).ok,
    save: change,
    share: change,
    copy: canCopyModule(facts).ok,
    delete: change,
    restore: empty,
    purge: empty,
  }
}
