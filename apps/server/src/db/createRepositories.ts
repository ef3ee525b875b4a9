import { type Kysely, sql } from 'kysely'
import type { Database } from './Database.ts'
import { createAdminItemRepository } from './repositories/admin/adminItemRepository.ts'
import { createAdminMemberRepository } from './repositories/admin/adminMemberRepository.ts'
import { createAuditRepository } from './repositories/admin/auditRepository.ts'
import { createAdminListRepository } from './repositories/admin/lists/adminListRepository.ts'
import { createListedTierRepository } from './repositories/admin/lists/listedTierRepository.ts'
import { createMoneyRepository } from './repositories/admin/money/moneyRepository.ts'
import { createPaymentDetailRepository } from './repositories/admin/money/paymentDetailRepository.ts'
import { createRefundQueueRepository } from './repositories/admin/money/refundQueueRepository.ts'
import { createBannerRepository } from './repositories/bannerRepository.ts'
import { createLibraryRepository } from './repositories/libraryRepository.ts'
import { createMailOutboxRepository } from './repositories/mailOutboxRepository.ts'
import { createMemberRepository } from './repositories/memberRepository.ts'
import { createModuleRepository } from './repositories/moduleRepository.ts'
import { createBillingCardRepository } from './repositories/payment/billingCardRepository.ts'
import { createOldPaymentRepository } from './repositories/payment/oldPaymentRepository.ts'
import { createOrderRepository } from './repositories/payment/orderRepository.ts'
import { createPayerRepository } from './repositories/payment/payerRepository.ts'
import { createPaymentListRepository } from './repositories/payment/paymentListRepository.ts'
import { createPaymentOpRepository } from './repositories/payment/paymentOpRepository.ts'
import { createPaymentRecordRepository } from './repositories/payment/paymentRecordRepository.ts'
import { createStandingRepository } from './repositories/payment/standingRepository.ts'
import { createWebhookRepository } from './repositories/payment/webhookRepository.ts'
import { createPlateRepository } from './repositories/plateRepository.ts'
import type { Repositories } from './repositories/Repositories.ts'
import { createSecurityEventRepository } from './repositories/securityEventRepository.ts'
import { createSessionRepository } from './repositories/sessionRepository.ts'
import { createShareRepository } from './repositories/shareRepository.ts'
import { createSocialRepository } from './repositories/socialRepository.ts'
import { createTrashRepository } from './repositories/trashRepository.ts'
import { createVerificationRepository } from './repositories/verificationRepository.ts'

export interface RepositoriesOptions {
  /** The maximum age of the cached list of banners; a transaction always queries. */
  bannersKeptMs?: number
}

/** With a transaction, the repositories are bound to it. */
export const createRepositories = (
  db: Kysely<Database>,
  { bannersKeptMs = 0 }: RepositoriesOptions = {},
): Repositories => ({
  adminLists: createAdminListRepository(db),
  listedTiers: createListedTierRepository(db),
  adminItems: createAdminItemRepository(db),
  library: createLibraryRepository(db),
  adminMembers: createAdminMemberRepository(db),
  audit: createAuditRepository(db),
  money: createMoneyRepository(db),
  paymentDetails: createPaymentDetailRepository(db),
  refundQueue: createRefundQueueRepository(db),
  banners: createBannerRepository(db, bannersKeptMs),
  mailOutbox: createMailOutboxRepository(db),
  members: createMemberRepository(db),
  modules: createModuleRepository(db),
  plates: createPlateRepository(db),
  securityEvents: createSecurityEventRepository(db),
  sessions: createSessionRepository(db),
  shares: createShareRepository(db),
  social: createSocialRepository(db),
  trash: createTrashRepository(db),
  verification: createVerificationRepository(db),
  billingCards: createBillingCardRepository(db),
  oldPayments: createOldPaymentRepository(db),
  orders: createOrderRepository(db),
  payers: createPayerRepository(db),
  paymentLists: createPaymentListRepository(db),
  paymentOps: createPaymentOpRepository(db),
  paymentRecords: createPaymentRecordRepository(db),
  standings: createStandingRepository(db),
  webhooks: createWebhookRepository(db),
  async lock(key) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
  },
})
