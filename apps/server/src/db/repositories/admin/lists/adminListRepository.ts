import type {
  AdminItemQuestion,
  AdminPage,
  AdminPaymentFilter,
  AdminPaymentQuestion,
  AdminUserQuestion,
  AuditQuestion,
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

/** The long lists of the back office: docs/decisions/0010-long-lists.md. */
export interface AdminListRepository {
  users: (question: AdminUserQuestion, now: Date) => Listed<ListedUser>
  plates: (question: AdminItemQuestion) => Listed<ListedPlate>
  modules: (question: AdminItemQuestion) => Listed<ListedModule>
  payments: (question: AdminPaymentQuestion) => Listed<AdministeredPayment>
  audit: (question: AuditQuestion) => Listed<ListedAudit>
  /** Of the days and the plan; no other filter. */
  sumPayments: (filter: AdminPaymentFilter) => Promise<PaymentSums>
  /** Makes few rows of many counts. */
  foldCounts: () => Promise<void>
}

export const createAdminListRepository = (db: Kysely<Database>): AdminListRepository => ({
  users: (question, now) => listUsers(db, question, now),
  plates: (question) => listAllPlates(db, question),
  modules: (question) => listAllModules(db, question),
  payments: (question) => listPayments(db, question),
  audit: (question) => listAudit(db, question),
  sumPayments: (filter) => sumPayments(db, filter),
  foldCounts: () => foldListCounts(db),
})
