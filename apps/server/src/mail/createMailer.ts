import { parseEmail } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import type { Mailer } from './Mailer.ts'
import { DECOY, sealMail } from './sealedMail.ts'

export function createMailer({ secrets, newId, now }: Pick<Services, 'secrets' | 'newId' | 'now'>): Mailer {
  return {
    async send(repositories, { kind, to, locale, values }) {
      if (parseEmail(to) !== to) throw new Error('Mail goes only to addresses that our own parser wrote')
      const sealed = sealMail(secrets, { to, locale, values })
      await repositories.mailOutbox.insert({ id: newId('mail'), kind, sealed }, now())
    },

    async sendNothing(repositories) {
      const sealed = sealMail(secrets, { to: '', locale: 'ko', values: {} })
      await repositories.mailOutbox.insert({ id: newId('mail'), kind: DECOY, sealed }, now())
    },
  }
}
