import type { AuditAction, AuditSubject } from './AdminQueries.ts'

/** One change by an administrator. It is written in the same transaction as the change and never altered. */
export interface AuditRecord {
  actorId: string
  /** The network address from which the request came. */
  address: string
  requestId: string
  action: AuditAction
  subject: { kind: AuditSubject; id: string; label: string }
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  reason: string | null
  at: Date
}
