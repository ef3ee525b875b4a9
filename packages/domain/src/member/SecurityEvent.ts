export type SecurityEventKind =
  | 'join'
  | 'login'
  | 'login.refused'
  | 'password.changed'
  | 'password.reset'
  | 'session.ended'
  | 'session.reused'
  | 'withdrawn'

/** The event contains no personal data: after a withdrawal, the id refers to nobody. */
export interface SecurityEvent {
  memberId: string | null
  kind: SecurityEventKind
  /** The network address from which the request came. */
  address: string
  requestId: string
  at: Date
}
