import type { BannerRepository } from './bannerRepository.ts'
import type { MailOutboxRepository } from './mailOutboxRepository.ts'
import type { MemberRepository } from './memberRepository.ts'
import type { SecurityEventRepository } from './securityEventRepository.ts'
import type { SessionRepository } from './sessionRepository.ts'
import type { SocialRepository } from './socialRepository.ts'
import type { VerificationRepository } from './verificationRepository.ts'

/** All that actions can do with stored data. */
export interface Repositories {
  banners: BannerRepository
  mailOutbox: MailOutboxRepository
  members: MemberRepository
  securityEvents: SecurityEventRepository
  sessions: SessionRepository
  social: SocialRepository
  verification: VerificationRepository
  /** Holds everyone else off the same key until the transaction ends; «at most N» counts come after it. */
  lock: (key: string) => Promise<void>
}
