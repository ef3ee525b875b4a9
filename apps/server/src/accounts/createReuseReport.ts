import type { Services } from '#rpc/Services.ts'

/** Records the reuse of a spent refresh token and notifies its member. */
export const createReuseReport =
  ({ inTransaction, mailer, now }: Pick<Services, 'inTransaction' | 'mailer' | 'now'>) =>
  (memberId: string): Promise<void> =>
    inTransaction(async (repositories) => {
      const member = await repositories.members.findById(memberId)
      if (member === null) return
      const { email: to, locale } = member
      await mailer.send(repositories, { kind: 'sessionStolen', to, locale, values: {} })
      const event = { memberId, kind: 'session.reused', address: '', requestId: '', at: now() } as const
      await repositories.securityEvents.insert(event)
    })
