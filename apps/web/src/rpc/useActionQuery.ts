import type { ActionContract, ParamInput, ResultOf } from '@pandok/protocol'
import type { Method } from '@pandok/protocol/contracts'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { callAction } from './callAction.ts'
import { queryClient } from './queryClient.ts'
import type { RpcError } from './RpcError.ts'

type Options<Result> = Omit<UseQueryOptions<Result, RpcError>, 'queryKey' | 'queryFn'>

/** Calls an action and caches the answer. `refetchAction` loads it again after a change. */
export function useActionQuery<C extends ActionContract>(
  contract: C,
  param: ParamInput<C>,
  options: Options<ResultOf<C>> = {},
): UseQueryResult<ResultOf<C>, RpcError> {
  // Some answers contain sentences, so they are cached per language.
  const { locale } = useText()
  return useQuery<ResultOf<C>, RpcError>(
    {
      ...options,
      queryKey: [contract.method, param, locale],
      queryFn: ({ signal }) => callAction(contract, param, { signal }),
    },
    queryClient,
  )
}

/** Marks all cached answers of an action as stale; visible ones are loaded again. */
export const refetchAction = ({ method }: Pick<ActionContract, 'method'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [method] })

/** Does the same by name, without loading a contract. */
export const refetchMethod = (method: Method): Promise<void> => refetchAction({ method })
