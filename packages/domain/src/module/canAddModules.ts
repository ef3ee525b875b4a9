import { TRASH_PER_MEMBER_MAX } from '../trash/limits.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { MODULES_PER_MEMBER_MAX } from './limits.ts'

export interface ModuleCounts {
  live: number
  trashed: number
}

/**
 * Returns whether a member may have that many more. The trash counts as well, so that it can't be used to
 * bypass the limit.
 */
export function canAddModules(
  { live, trashed }: ModuleCounts,
  added: number,
): Verdict<'module.limit' | 'trash.full'> {
  if (live + added > MODULES_PER_MEMBER_MAX) return refuse('module.limit')
  if (live + trashed + added > MODULES_PER_MEMBER_MAX + TRASH_PER_MEMBER_MAX) return refuse('trash.full')
  return allow()
}
