import type { ActionContract, Contracts, Method, ResultOf } from '@pandok/protocol'
import type { ActionContext } from './ActionContext.ts'

export interface Implementation<C extends ActionContract> {
  contract: C
  run: (context: ActionContext<C>) => Promise<ResultOf<C>>
}

export const implement = <C extends ActionContract>(
  contract: C,
  run: (context: ActionContext<C>) => Promise<ResultOf<C>>,
): Implementation<C> => ({ contract, run })

/** One implementation for every contract: a missing one doesn't compile. */
export type Implementations = { [M in Method]: Implementation<Contracts[M]> }
