import {
  moduleLibraryList,
  moduleList,
  moduleSharedList,
  type ParamInput,
  type ResultOf,
} from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { chosenFilters, listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import type { ModuleTab } from './tabs.ts'

export type ModuleRow = ResultOf<typeof moduleList>['items'][number]

const contracts = { mine: moduleList, shared: moduleSharedList, library: moduleLibraryList } as const

type Param = ParamInput<typeof moduleList>

/** One page of one of the three lists; the previous page stays visible while the next one loads. */
export function useModules(tab: ModuleTab, list: ListState) {
  return useActionQuery<typeof moduleList>(contracts[tab] as typeof moduleList, paramOf(list), {
    placeholderData: keepPreviousData,
  })
}

function paramOf(list: ListState): Param {
  const chosen = chosenFilters(list)
  return { ...listParam(list), ...(chosen.length === 0 ? {} : { filter: Object.fromEntries(chosen) }) }
}
