import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import { BODY_MAX_BYTES } from './limits.ts'

export type Access = 'visitor' | 'member' | 'admin'

export type ParseInSteps<T = unknown> = (
  value: unknown,
  pause: () => Promise<unknown>,
) => Promise<{ success: true; data: T } | { success: false; error: Pick<z.ZodError, 'issues'> }>

/** What both sides agree on for one action: who may call it, what goes in, what comes out, how it may fail. */
export interface ActionContract {
  method: string
  access: Access
  /** Of the request's body as it is sent, sealed; a larger one is refused before its content is parsed. */
  maxBytes: number
  param: z.ZodType
  /** The same as `param` reads, for what is large enough to keep everybody else waiting: it pauses between its parts. */
  parseInSteps?: ParseInSteps
  result: z.ZodType
  /** Codes that this action itself may answer, beside those that the line answers for every action. */
  errors: readonly ErrorCode[]
}

/**
 * Keeps the literal types, so that method names and error codes are known to the compiler. A body has BODY_MAX_BYTES at
 * most unless the contract says otherwise.
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

/** What a caller writes. */
export type ParamInput<C extends ActionContract> = z.input<C['param']>
/** What the action sees, after trimming and normalising. */
export type ParamOf<C extends ActionContract> = z.output<C['param']>
export type ResultOf<C extends ActionContract> = z.output<C['result']>
export type FailureOf<C extends ActionContract> = C['errors'][number]
