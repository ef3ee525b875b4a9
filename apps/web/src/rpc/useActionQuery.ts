import type { ActionContract, ParamInput, ResultOf } from '@pandok/protocol'
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { callAction } from './callAction.ts'
import { queryClient } from './queryClient.ts'
import type { RpcError } from './RpcError.ts'

type Options<Result> = Omit<UseQueryOptions<Result, RpcError>, 'queryKey' | 'queryFn'>

/** Reads by an action and keeps the answer. `refetchAction` asks again after something has changed. */
export function useActionQuery<C extends ActionContract>(
  contract: C,
  param: ParamInput<C>,
  options: Options<ResultOf<C>> = {},
): UseQueryResult<ResultOf<C>, RpcError> {
  // Some answers hold sentences, so an answer belongs to its language.
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

/** Marks every kept answer of an action as old; those on the screen are asked for again. */
export const refetchAction = (contract: ActionContract): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [contract.method] })
