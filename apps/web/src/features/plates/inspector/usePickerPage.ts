import { moduleLibraryList, moduleList, moduleSharedList } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'

export const PICKER_TABS = ['mine', 'shared', 'library'] as const
export type PickerTab = (typeof PICKER_TABS)[number]

const contracts = { mine: moduleList, shared: moduleSharedList, library: moduleLibraryList } as const

/** What was worked on last is first. */
export const usePickerPage = (tab: PickerTab, search: string, page: number) =>
  useActionQuery<typeof moduleList>(
    contracts[tab] as typeof moduleList,
    {
      page,
      pageSize: 20,
      sort: 'updatedAt',
      order: 'desc',
      ...(search.trim() === '' ? {} : { search: search.trim() }),
    },
    { placeholderData: keepPreviousData },
  )
