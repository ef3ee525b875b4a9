import type { AuditAction, AuditSubject } from './AdminQueries.ts'

/** One change by an administrator. It is written in the same transaction and never changed. */
export interface AuditRecord {
  actorId: string
  /** The network address of the request. */
  address: string
  requestId: string
  action: AuditAction
  subject: { kind: AuditSubject; id: string; label: string }
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>> | null
  reason: string | null
  at: Date
}
