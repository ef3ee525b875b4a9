import { allow, refuse, type Verdict } from '../verdict.ts'

/**
 * The position of the member who would lose the role or the account, relative to the administrator who
 * requests it.
 */
export interface AdminStanding {
  isSelf: boolean
  /** The number of other administrators who aren't suspended. */
  otherAdmins: number
}

/** At least one administrator who can give others access must remain. */
export function canChangeRole({
  isSelf,
  otherAdmins,
}: AdminStanding): Verdict<'admin.ownRole' | 'admin.lastAdmin'> {
  if (isSelf) return refuse('admin.ownRole')
  return otherAdmins === 0 ? refuse('admin.lastAdmin') : allow()
}

export function canSuspend({
  isSelf,
  otherAdmins,
}: AdminStanding): Verdict<'admin.ownSuspension' | 'admin.lastAdmin'> {
  if (isSelf) return refuse('admin.ownSuspension')
  return otherAdmins === 0 ? refuse('admin.lastAdmin') : allow()
}
