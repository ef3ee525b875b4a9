export type SecurityEventKind =
  | 'join'
  | 'login'
  | 'login.refused'
  | 'password.changed'
  | 'password.reset'
  | 'session.ended'
  | 'session.reused'
  | 'withdrawn'

/** Names nobody: a member who is gone leaves an id that points nowhere. */
export interface SecurityEvent {
  memberId: string | null
  kind: SecurityEventKind
  /** The network address that it came from. */
  address: string
  requestId: string
  at: Date
}
