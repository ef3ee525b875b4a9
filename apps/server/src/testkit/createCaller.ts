import { randomInt } from 'node:crypto'
import type { Locale } from '@pandok/domain'
import type { ActionContract, ErrorCode, ParamInput, ResultOf } from '@pandok/protocol'
import { implementations } from '#actions/index.ts'
import { ActionError, type FailureReason } from '#rpc/ActionError.ts'
import { dispatch } from '#rpc/dispatch.ts'
import type { Implementations } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'

export interface CallOptions {
  /** The caller with a token; a visitor without. */
  as?: { authToken: string }
  /** The network address. Every call has another one by default, so that limits don't interfere. */
  address?: string
  locale?: Locale
  userAgent?: string
}

export type Answer<Result> =
  | { ok: true; result: Result }
  | { ok: false; code: ErrorCode; reason: FailureReason }

export interface Caller {
  call: <C extends ActionContract>(
    contract: C,
    param: ParamInput<C>,
    options?: CallOptions,
  ) => Promise<Answer<ResultOf<C>>>
  /** For steps that only need to have happened. */
  mustCall: <C extends ActionContract>(
    contract: C,
    param: ParamInput<C>,
    options?: CallOptions,
  ) => Promise<ResultOf<C>>
}

/** Calls actions as the server does, with access checks and parsing on the way in and out. */
export function createCaller(services: Services, actions: Implementations = implementations): Caller {
  const call: Caller['call'] = async (contract, param, options = {}) => {
    const { as, address = someAddress(), locale = 'ko', userAgent = 'vitest' } = options
    const request = { id: services.newId('req'), address, userAgent, locale }
    const caller = { token: as?.authToken ?? '', request }
    try {
      const bodyBytes = JSON.stringify(param ?? null).length
      const result = await dispatch(actions, services, { method: contract.method, param, bodyBytes }, caller)
      return { ok: true, result: result as ResultOf<typeof contract> }
    } catch (error) {
      if (error instanceof ActionError) return { ok: false, code: error.code, reason: error.reason }
      throw error
    }
  }
  return {
    call,
    async mustCall(contract, param, options) {
      const answer = await call(contract, param, options)
      if (answer.ok) return answer.result
      throw new Error(`${contract.method} answered ${answer.code} ${JSON.stringify(answer.reason)}`)
    },
  }
}

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
