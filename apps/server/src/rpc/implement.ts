import type { ActionContract, ResultOf } from '@pandok/protocol'
import type { Contracts, Method } from '@pandok/protocol/contracts'
import type { ActionContext } from './ActionContext.ts'
import type { RepositoryName } from './Services.ts'

export interface Implementation<C extends ActionContract> {
  contract: C
  /** The repositories that the action names; `dispatch` passes no others. */
  uses: readonly RepositoryName[]
  run: (context: ActionContext<C>) => Promise<ResultOf<C>>
}

export const implement = <C extends ActionContract, Used extends RepositoryName>(
  contract: C,
  uses: readonly Used[],
  run: (context: ActionContext<C, Used>) => Promise<ResultOf<C>>,
): Implementation<C> => ({ contract, uses, run })

/** One implementation for every contract; a missing one doesn't compile. */
export type Implementations = { [M in Method]: Implementation<Contracts[M]> }
