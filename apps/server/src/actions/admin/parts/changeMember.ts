import {
  type AdministeredMember,
  type AuditRecord,
  canChangeRole,
  canSuspend,
  grantedTier,
  type MemberChange,
  type Payer,
  type Verdict,
} from '@pandok/domain'
import type { adminUserUpdate, ParamOf, Problem } from '@pandok/protocol'
import { mailPasswordCode } from '#actions/user/parts/mailPasswordCode.ts'
import type { PaymentRepository } from '#payment/paymentRepositories.ts'
import { suspendPayer } from '#payment/suspendPayer.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import type { Services } from '#rpc/Services.ts'

type Change = ParamOf<typeof adminUserUpdate>['change']

/** The part of the audit record that the change determines. */
type Written = Pick<AuditRecord, 'action' | 'before' | 'after'>

interface LockedMember {
  services: Pick<Services, 'secrets' | 'mailer' | 'newId' | 'now'>
  /** The repositories of the transaction that has locked the member and the administrator. */
  bound: Services<PaymentRepository | 'adminMembers' | 'sessions' | 'verification'>['repositories']
  member: AdministeredMember
  /**
   * The locked payer if the change affects charges; null for other changes, and for members who never bought
   * anything.
   */
  payer: Payer | null
  actor: Actor
  at: Date
}

type Changes = {
  [Kind in Change['kind']]: (
    locked: LockedMember,
    change: Extract<Change, { kind: Kind }>,
  ) => Promise<Written>
}

const refused = (problem: Problem) => new ActionError('BAD_REQUEST', { problem })
const nothing = () => refused('admin.nothingToChange')

function must<Reason extends Problem>(verdict: Verdict<Reason>): void {
  if (!verdict.ok) throw refused(verdict.reason)
}

const iso = (date: Date | null) => date?.toISOString() ?? null

const standingOf = async ({ bound, member, actor }: LockedMember) => ({
  isSelf: member.id === actor.memberId,
  otherAdmins: await bound.adminMembers.countAdminsBut(member.id),
})

const write = ({ bound, member, at }: LockedMember, change: MemberChange) =>
  bound.adminMembers.change(member.id, change, at)

/** Returns the grant that is in effect; one that has ended counts as none. */
function grantOf({ member, at }: LockedMember) {
  const tier = grantedTier(member, at)
  return { tier, until: tier === 'free' ? null : iso(member.tierUntil) }
}

async function grant(locked: LockedMember, change: Extract<Change, { kind: 'grant' }>): Promise<Written> {
  const tierUntil = change.until === null ? null : new Date(change.until)
  if (tierUntil && tierUntil <= locked.at) throw refused('admin.grantPast')
  const [before, after] = [grantOf(locked), { tier: change.tier, until: iso(tierUntil) }]
  // Granting the free tier gives nothing; a grant is ended by `grantEnd`.
  const isSame = before.tier === after.tier && before.until === after.until
  if (isSame || after.tier === 'free') throw nothing()
  await write(locked, { tier: change.tier, tierUntil, tierReason: change.reason })
  return { action: 'member.grant', before, after }
}

async function grantEnd(locked: LockedMember): Promise<Written> {
  const before = grantOf(locked)
  if (before.tier === 'free') throw refused('admin.noGrant')
  await write(locked, { tier: 'free', tierUntil: null, tierReason: '' })
  return { action: 'member.grantEnd', before, after: { tier: 'free', until: null } }
}

async function suspend(locked: LockedMember): Promise<Written> {
  const { services, member, payer, bound, at } = locked
  if (member.suspendedAt) throw nothing()
  must(canSuspend(await standingOf(locked)))
  await write(locked, { suspendedAt: at })
  // The sessions are ended, so that lifting a suspension doesn't restore them.
  await bound.sessions.endAll(member.id, 'suspended', at)
  if (payer) await suspendPayer(services, bound, payer, at)
  return { action: 'member.suspend', before: { suspendedAt: null }, after: { suspendedAt: iso(at) } }
}

async function lift(locked: LockedMember): Promise<Written> {
  const { suspendedAt } = locked.member
  if (!suspendedAt) throw nothing()
  await write(locked, { suspendedAt: null })
  return { action: 'member.lift', before: { suspendedAt: iso(suspendedAt) }, after: { suspendedAt: null } }
}

async function sessionsEnd(locked: LockedMember): Promise<Written> {
  const { bound, member, actor, at } = locked
  // Administrators who end their own sessions keep the current one.
  const open = (await bound.sessions.listOpen(member.id, at)).filter(({ id }) => id !== actor.sessionId)
  if (open.length === 0) throw nothing()
  await bound.sessions.endAll(member.id, 'ended', at, actor.sessionId)
  return { action: 'member.sessionsEnd', before: { sessions: open.length }, after: { sessions: 0 } }
}

const CHANGES: Changes = {
  async role(locked, { role }) {
    const { member } = locked
    must(canChangeRole(await standingOf(locked)))
    if (member.role === role) throw nothing()
    await write(locked, { role })
    return { action: 'member.role', before: { role: member.role }, after: { role } }
  },
  suspend,
  lift,
  grant,
  grantEnd,
  async note(locked, { note }) {
    const before = locked.member.note
    if (before === note) throw nothing()
    await write(locked, { note })
    return { action: 'member.note', before: { note: before }, after: { note } }
  },
  sessionsEnd,
  async sendCode({ services, bound, member }) {
    await mailPasswordCode(services, bound, member)
    return { action: 'member.codeSent', before: null, after: null }
  },
}

/** Each kind of change has its own function, and only this place knows that they match. */
export const changeMember = (locked: LockedMember, change: Change): Promise<Written> =>
  (CHANGES[change.kind] as (locked: LockedMember, change: Change) => Promise<Written>)(locked, change)
