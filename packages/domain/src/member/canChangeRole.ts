import { allow, refuse, type Verdict } from '../verdict.ts'

/** Who would lose the role or the account, seen by the administrator who wants it. */
export interface AdminStanding {
  isSelf: boolean
  /** Administrators who aren't suspended, the member left out. */
  otherAdmins: number
}

/** Somebody must be left who can let others in. */
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
