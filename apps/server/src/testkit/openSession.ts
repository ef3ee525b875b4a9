import type { Sessions, TokenPair } from '#security/Sessions.ts'

/** Logs a member in without a password. */
export async function openSession(
  sessions: Pick<Sessions, 'open'>,
  member: Parameters<Sessions['open']>[0],
  userAgent = 'vitest',
): Promise<TokenPair> {
  const tokens = await sessions.open(member, userAgent)
  if (!tokens) throw new Error('No session may begin for this member.')
  return tokens
}
