import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { BODY_MAX_BYTES } from './limits.ts'

export type Access = 'visitor' | 'member' | 'admin'

export type ParseInSteps<T = unknown> = (
  value: unknown,
  pause: () => Promise<unknown>,
) => Promise<{ success: true; data: T } | { success: false; error: Pick<z.ZodError, 'issues'> }>

/** The contract of one action between client and server: access, parameters, result and errors. */
export interface ActionContract {
  method: string
  access: Access
  /** The limit of the sealed request body; a larger one is refused before its content is parsed. */
  maxBytes: number
  param: z.ZodType
  /** Parses like `param` but pauses between parts, for bodies that are large enough to block other requests. */
  parseInSteps?: ParseInSteps
  result: z.ZodType
  /** The codes that this action itself may return, in addition to those that every action may return. */
  errors: readonly ErrorCode[]
}

/**
 * Keeps the literal types, so that the compiler knows method names and error codes. A body has at most
 * BODY_MAX_BYTES unless the contract gives another limit.
 */
export const defineAction = <
  const Method extends string,
  const A extends Access,
  P extends z.ZodType,
  R extends z.ZodType,
  const E extends readonly ErrorCode[],
>(contract: {
  method: Method
  access: A
  maxBytes?: number
  param: P
  parseInSteps?: ParseInSteps<z.output<P>>
  result: R
  errors: E
}) => ({ maxBytes: BODY_MAX_BYTES, ...contract })

/** The parameter as the caller passes it. */
export type ParamInput<C extends ActionContract> = z.input<C['param']>
/** The parameter as the action receives it, trimmed and normalized. */
export type ParamOf<C extends ActionContract> = z.output<C['param']>
export type ResultOf<C extends ActionContract> = z.output<C['result']>
export type FailureOf<C extends ActionContract> = C['errors'][number]
