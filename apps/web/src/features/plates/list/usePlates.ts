import {
  type ParamInput,
  plateLibraryList,
  plateList,
  plateSharedList,
  type ResultOf,
} from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import type { PlateTab } from './tabs.ts'

export type PlateRow = ResultOf<typeof plateList>['items'][number]

const contracts = { mine: plateList, shared: plateSharedList, library: plateLibraryList } as const

/** One page of one of the three lists; the previous page stays visible while the next one loads. */
export function usePlates(tab: PlateTab, list: ListState) {
  const param: ParamInput<typeof plateList> = listParam(list)
  return useActionQuery<typeof plateList>(contracts[tab] as typeof plateList, param, {
    placeholderData: keepPreviousData,
  })
}
