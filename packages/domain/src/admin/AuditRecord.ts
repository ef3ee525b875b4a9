import type { AuditAction, AuditSubject } from './AdminQueries.ts'

/** One change by an administrator, written in the transaction that makes it, and never again. */
export interface AuditRecord {
  actorId: string
  /** The network address that it came from. */
  address: string
  requestId: string
  action: AuditAction
  subject: { kind: AuditSubject; id: string; label: string }
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  reason: string | null
  at: Date
}
