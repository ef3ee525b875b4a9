import { moduleLibraryList, moduleList, moduleSharedList } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'

export const PICKER_TABS = ['mine', 'shared', 'library'] as const
export type PickerTab = (typeof PICKER_TABS)[number]

export const PICKER_PAGE_SIZE = 20

const contracts = { mine: moduleList, shared: moduleSharedList, library: moduleLibraryList } as const

/** The most recently changed module comes first. */
export const usePickerPage = (tab: PickerTab, search: string, page: number) =>
  useActionQuery<typeof moduleList>(
    contracts[tab] as typeof moduleList,
    {
      page,
      pageSize: PICKER_PAGE_SIZE,
      sort: 'updatedAt',
      order: 'desc',
      ...(search.trim() === '' ? {} : { search: search.trim() }),
    },
    { placeholderData: keepPreviousData },
  )
