import type {
  AdminItemQuery,
  AdminPage,
  AdminPaymentFilter,
  AdminPaymentQuery,
  AdminUserQuery,
  AuditQuery,
} from '@pandok/domain'
import type { Kysely } from 'kysely'
import type { Database } from '#db/Database.ts'
import { type ListedAudit, listAudit } from './listAudit.ts'
import { foldListCounts } from './listCounts.ts'
import { type ListedModule, type ListedPlate, listAllModules, listAllPlates } from './listItems.ts'
import type { BadCursor } from './listPage.ts'
import { type AdministeredPayment, listPayments } from './listPayments.ts'
import { type ListedUser, listUsers } from './listUsers.ts'
import { type PaymentSums, sumPayments } from './sumPayments.ts'

type Listed<Row> = Promise<AdminPage<Row> | BadCursor>

/** The long lists of the back office; see docs/decisions/0010-long-lists.md. */
export interface AdminListRepository {
  users: (query: AdminUserQuery, now: Date) => Listed<ListedUser>
  plates: (query: AdminItemQuery) => Listed<ListedPlate>
  modules: (query: AdminItemQuery) => Listed<ListedModule>
  payments: (query: AdminPaymentQuery) => Listed<AdministeredPayment>
  audit: (query: AuditQuery) => Listed<ListedAudit>
  /** Sums up by days and plan only, without the other filters. */
  sumPayments: (filter: AdminPaymentFilter) => Promise<PaymentSums>
  /** Merges many counts into few rows. */
  foldCounts: () => Promise<void>
}

export const createAdminListRepository = (db: Kysely<Database>): AdminListRepository => ({
  users: (query, now) => listUsers(db, query, now),
  plates: (query) => listAllPlates(db, query),
  modules: (query) => listAllModules(db, query),
  payments: (query) => listPayments(db, query),
  audit: (query) => listAudit(db, query),
  sumPayments: (filter) => sumPayments(db, filter),
  foldCounts: () => foldListCounts(db),
})
