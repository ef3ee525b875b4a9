import type { ActionContract, ParamInput, ResultOf } from '@pandok/protocol'
import type { Contracts, Method } from '@pandok/protocol/contracts'
import type { CallOptions } from './createRpc.ts'
import { rpc } from './rpc.ts'

export { RpcError } from './RpcError.ts'

/**
 * Calls an action by its contract. Only the name is sent; contracts contain their schemas, so screens that
 * import one are loaded lazily.
 */
export const callAction = <C extends ActionContract>(
  contract: C,
  param: ParamInput<C>,
  options?: CallOptions,
): Promise<ResultOf<C>> => rpc.call(contract.method, param, options) as Promise<ResultOf<C>>

/** Does the same by name, typed by the contracts without loading them, for calls that every page needs. */
export const callMethod = <M extends Method>(
  method: M,
  param: ParamInput<Contracts[M]>,
  options?: CallOptions,
): Promise<ResultOf<Contracts[M]>> => rpc.call(method, param, options) as Promise<ResultOf<Contracts[M]>>
