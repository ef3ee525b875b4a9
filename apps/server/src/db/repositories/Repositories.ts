import type { AdminItemRepository } from './admin/adminItemRepository.ts'
import type { AdminMemberRepository } from './admin/adminMemberRepository.ts'
import type { AuditRepository } from './admin/auditRepository.ts'
import type { AdminListRepository } from './admin/lists/adminListRepository.ts'
import type { ListedTierRepository } from './admin/lists/listedTierRepository.ts'
import type { MoneyRepository } from './admin/money/moneyRepository.ts'
import type { PaymentDetailRepository } from './admin/money/paymentDetailRepository.ts'
import type { RefundQueueRepository } from './admin/money/refundQueueRepository.ts'
import type { BannerRepository } from './bannerRepository.ts'
import type { LibraryRepository } from './libraryRepository.ts'
import type { MailOutboxRepository } from './mailOutboxRepository.ts'
import type { MemberRepository } from './memberRepository.ts'
import type { ModuleRepository } from './moduleRepository.ts'
import type { BillingCardRepository } from './payment/billingCardRepository.ts'
import type { OldPaymentRepository } from './payment/oldPaymentRepository.ts'
import type { OrderRepository } from './payment/orderRepository.ts'
import type { PayerRepository } from './payment/payerRepository.ts'
import type { PaymentListRepository } from './payment/paymentListRepository.ts'
import type { PaymentOpRepository } from './payment/paymentOpRepository.ts'
import type { PaymentRecordRepository } from './payment/paymentRecordRepository.ts'
import type { StandingRepository } from './payment/standingRepository.ts'
import type { WebhookRepository } from './payment/webhookRepository.ts'
import type { PlateRepository } from './plateRepository.ts'
import type { SecurityEventRepository } from './securityEventRepository.ts'
import type { SessionRepository } from './sessionRepository.ts'
import type { ShareRepository } from './shareRepository.ts'
import type { SocialRepository } from './socialRepository.ts'
import type { TrashRepository } from './trashRepository.ts'
import type { VerificationRepository } from './verificationRepository.ts'

/** All operations of actions on stored data. */
export interface Repositories {
  adminLists: AdminListRepository
  listedTiers: ListedTierRepository
  adminItems: AdminItemRepository
  library: LibraryRepository
  adminMembers: AdminMemberRepository
  audit: AuditRepository
  money: MoneyRepository
  paymentDetails: PaymentDetailRepository
  refundQueue: RefundQueueRepository
  banners: BannerRepository
  mailOutbox: MailOutboxRepository
  members: MemberRepository
  modules: ModuleRepository
  plates: PlateRepository
  securityEvents: SecurityEventRepository
  sessions: SessionRepository
  shares: ShareRepository
  social: SocialRepository
  trash: TrashRepository
  verification: VerificationRepository
  billingCards: BillingCardRepository
  oldPayments: OldPaymentRepository
  orders: OrderRepository
  payers: PayerRepository
  paymentLists: PaymentListRepository
  paymentOps: PaymentOpRepository
  paymentRecords: PaymentRecordRepository
  standings: StandingRepository
  webhooks: WebhookRepository
  /** Locks a key until the transaction ends; «at most N» counts must come after it. */
  lock: (key: string) => Promise<void>
}
