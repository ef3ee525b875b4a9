import type { Values } from '@pandok/i18n'
import type { Finding } from '@pandok/module-engine'
import type { ErrorCode, Problem } from '@pandok/protocol'

export interface FieldProblem {
  path: string
  problem: Problem
  values?: Values
}

/** A finding of the module engine at its place in the parameter. */
export interface FieldFinding {
  path: string
  finding: Finding
}

export interface FailureReason {
  /** A more specific problem than the code; its sentence becomes the message. */
  problem?: Problem
  values?: Values
  /** Problems of single fields. */
  fields?: readonly FieldProblem[]
  /** The findings of a definition; the sentence of the first one becomes the message. */
  findings?: readonly FieldFinding[]
  /** The details that the code promises instead of sentences, such as the newest revision. */
  details?: unknown
  /** The time to wait after too many requests. */
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
