import type { ActionContract } from '@pandok/protocol'
import { queryClient } from '#rpc/queryClient.ts'

/**
 * Caches answers of these actions as if other screens had just loaded them. The returned function lists those that
 * are stale.
 */
export function keepAnswers(...contracts: ActionContract[]): () => string[] {
  for (const { method } of contracts) queryClient.setQueryData([method], {})
  return () =>
    contracts
      .map(({ method }) => method)
      .filter((method) => queryClient.getQueryState([method])?.isInvalidated === true)
}
