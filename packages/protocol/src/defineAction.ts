import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Access = 'visitor' | 'member' | 'admin'

/** What both sides agree on for one action: who may call it, what goes in, what comes out, how it may fail. */
export interface ActionContract {
  method: string
  access: Access
  param: z.ZodType
  result: z.ZodType
  /** Codes that this action itself may answer, beside those that the line answers for every action. */
  errors: readonly ErrorCode[]
}

/** Keeps the literal types, so that method names and error codes are known to the compiler. */
export const defineAction = <
  const Method extends string,
  const A extends Access,
  P extends z.ZodType,
  R extends z.ZodType,
  const E extends readonly ErrorCode[],
>(contract: {
  method: Method
  access: A
  param: P
  result: R
  errors: E
}) => contract

/** What a caller writes. */
export type ParamInput<C extends ActionContract> = z.input<C['param']>
/** What the action sees, after trimming and normalising. */
export type ParamOf<C extends ActionContract> = z.output<C['param']>
export type ResultOf<C extends ActionContract> = z.output<C['result']>
export type FailureOf<C extends ActionContract> = C['errors'][number]
