import type { ActionContract } from '@pandok/protocol'
import { queryClient } from '#rpc/queryClient.ts'

/** As if other screens had just asked for these. Says which of them would be asked for again if shown now. */
export function keepAnswers(...contracts: ActionContract[]): () => string[] {
  for (const { method } of contracts) queryClient.setQueryData([method], {})
  return () =>
    contracts
      .map(({ method }) => method)
      .filter((method) => queryClient.getQueryState([method])?.isInvalidated === true)
}
