import type { ActionContract, ParamInput, ResultOf } from '@pandok/protocol'
import { callAction, RpcError } from '#rpc/callAction.ts'

/** Returns the answer, or the failure as a value, so that a form can decide what to show where. */
export async function tryAction<C extends ActionContract>(
  contract: C,
  param: ParamInput<C>,
): Promise<ResultOf<C> | RpcError> {
  try {
    return await callAction(contract, param)
  } catch (error) {
    if (error instanceof RpcError) return error
    throw error
  }
}

export { RpcError }
