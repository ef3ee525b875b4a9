export type { BackupRepository } from '#db/repositories/document/createBackupRepository.ts'
export type { DocumentListRepository } from '#db/repositories/document/createDocumentListRepository.ts'
export type { DocumentRepository } from '#db/repositories/document/createDocumentRepository.ts'

import type { InTransaction } from '#db/inTransaction.ts'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { Mailer } from '#mail/Mailer.ts'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import type { PasswordHasher } from '#security/PasswordHasher.ts'
import type { RateLimits } from '#security/RateLimits.ts'
import type { SecretBox } from '#security/SecretBox.ts'
import type { Sessions } from '#security/Sessions.ts'
import type { SocialLogin } from '#social/SocialLogin.ts'

export type RepositoryName = keyof Repositories

/** What actions and jobs may use, with the repositories that they name; tests pass services of their own. */
export interface Services<Used extends RepositoryName = RepositoryName> {
  now: () => Date
  /** Makes an unguessable id of 128 bits with a readable prefix, such as `mem_…`. */
  newId: (prefix: string) => string
  /** For reads and for single statements. */
  repositories: Pick<Repositories, Used>
  /** Runs work with repositories that are bound to one transaction; a throw rolls everything back. */
  inTransaction: InTransaction<Pick<Repositories, Used>>
  passwords: PasswordHasher
  sessions: Sessions
  limits: RateLimits
  mailer: Mailer
  secrets: SecretBox
  social: SocialLogin
  /** Null if nothing can be bought: there are no keys, and no sandbox either. */
  gateway: PaymentGateway | null
}
