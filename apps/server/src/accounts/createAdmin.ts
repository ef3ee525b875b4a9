import { randomBytes } from 'node:crypto'
import type { Services } from '#rpc/Services.ts'
import { createAccount } from './createAccount.ts'

export interface AdminRequest {
  /** The address in the form of `parseEmail`. */
  email: string
  /** Without a password, a new administrator gets a random one; a promoted member keeps theirs. */
  password?: string
}

export interface AdminResult {
  /** False for an existing member who was promoted. */
  isNew: boolean
  /** The random password, which is only shown once. */
  password: string | null
}

/** Makes an administrator, or promotes the member with that address. */
export async function createAdmin(
  services: Services,
  { email, password }: AdminRequest,
): Promise<AdminResult> {
  const member = await services.repositories.members.findByEmail(email)
  if (member) {
    await services.repositories.members.update(member.id, { role: 'admin' }, services.now())
    if (password !== undefined) await setPassword(services, member.id, password)
    return { isNew: false, password: null }
  }
  const chosen = password ?? randomPassword()
  await createAccount(services, { email, password: chosen, role: 'admin', name: 'Administrator' })
  return { isNew: true, password: password === undefined ? chosen : null }
}

/** The password has 128 bits, and always a digit, a capital, a small letter and a sign. */
export const randomPassword = (): string => `${randomBytes(16).toString('base64url')}-Aa1`

/** Ends all sessions, so that everybody has to sign in with the new password. */
export async function setPassword(services: Services, memberId: string, password: string): Promise<void> {
  const passwordHash = await services.passwords.hash(password)
  await services.inTransaction(async ({ members, sessions }) => {
    await members.setPassword(memberId, passwordHash, services.now())
    await sessions.endAll(memberId, 'password', services.now())
  })
}
