import { createReuseReport } from '#accounts/createReuseReport.ts'
import type { Config } from '#config/Config.ts'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import { createInTransaction } from '#db/inTransaction.ts'
import type { Pool } from '#db/Pool.ts'
import type { Log } from '#log/Log.ts'
import { createMailer } from '#mail/createMailer.ts'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import type { Services } from '#rpc/Services.ts'
import { createRateLimits } from '#security/createRateLimits.ts'
import { newId } from '#security/newId.ts'
import type { PasswordHasher } from '#security/PasswordHasher.ts'
import type { SecretBox } from '#security/SecretBox.ts'
import { createSessions } from '#security/sessions/createSessions.ts'
import { createSocialLogin } from '#social/createSocialLogin.ts'

export interface ServicesOptions {
  config: Pick<Config, 'publicUrl' | 'kakao' | 'naver' | 'limitScale'>
  pool: Pool
  secrets: SecretBox
  passwords: PasswordHasher
  gateway?: PaymentGateway | null
  bannersKeptMs?: number
  now: () => Date
  log: Pick<Log, 'warn'>
}

/** Composes the services of actions and jobs. */
export function createServices(options: ServicesOptions): Services {
  const { config, pool, secrets, passwords, gateway = null, bannersKeptMs = 0, now, log } = options
  const db = connect(pool)
  const repositories = createRepositories(db, { bannersKeptMs })
  const inTransaction = createInTransaction(db)
  const limits = createRateLimits({ pool, secrets, scale: config.limitScale })
  const mailer = createMailer({ secrets, newId, now })
  const onReuse = createReuseReport({ inTransaction, mailer, now })
  return {
    now,
    newId,
    repositories,
    inTransaction,
    passwords,
    sessions: createSessions({
      repository: repositories.sessions,
      standings: repositories.standings,
      secrets,
      limits,
      now,
      newId,
      onReuse,
    }),
    limits,
    mailer,
    secrets,
    social: createSocialLogin({ config, repositories, secrets, now, log }),
    gateway,
  }
}
