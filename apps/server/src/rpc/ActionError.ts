import type { Values } from '@pandok/i18n'
import type { Finding } from '@pandok/module-engine'
import type { ErrorCode, Problem } from '@pandok/protocol'

export interface FieldProblem {
  path: string
  problem: Problem
  values?: Values
}

/** What the module engine found, at its place in the param. */
export interface FieldFinding {
  path: string
  finding: Finding
}

export interface FailureReason {
  /** Says more than the code's own sentence: its sentence becomes the message. */
  problem?: Problem
  values?: Values
  /** Sentences beside the fields that they are about. */
  fields?: readonly FieldProblem[]
  /** The same for a definition; the first one's sentence becomes the message. */
  findings?: readonly FieldFinding[]
  /** What the code promises to carry instead of sentences, as the newest revision. */
  details?: unknown
  /** For a caller that went too fast. */
  retryAfterSeconds?: number
}

/** A declared failure. Anything else that is thrown is a bug and is reported as one. */
export class ActionError extends Error {
  override name = 'ActionError'
  readonly code: ErrorCode
  readonly reason: FailureReason

  constructor(code: ErrorCode, reason: FailureReason = {}) {
    super(code)
    this.code = code
    this.reason = reason
  }
}
