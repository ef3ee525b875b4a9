import { DOCUMENT_KINDS } from '@pandok/domain'
import {
  modulePurge,
  moduleRestore,
  type ParamInput,
  platePurge,
  plateRestore,
  type ResultOf,
  trashList,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { useAction } from '#rpc/useAction.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { isNarrowed, listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

type Param = ParamInput<typeof trashList>
export type TrashRow = ResultOf<typeof trashList>['items'][number]
export type Trash = ReturnType<typeof useTrash>

const IDS_PER_CALL = 1000

export function useTrash(list: ListState) {
  const text = useText()
  const query = useActionQuery(trashList, paramOf(list), { placeholderData: keepPreviousData })
  // Emptying removes everything, so whether there is anything to remove can't depend on the list's filter.
  const whole = useActionQuery(trashList, { pageSize: 10 }, { enabled: isNarrowed(list) })
  const isEmpty = ((isNarrowed(list) ? whole : query).data?.total ?? 0) === 0
  const restoring = { plate: useAction(plateRestore), module: useAction(moduleRestore) }
  const purgingBy = { plate: useAction(platePurge), module: useAction(modulePurge) }
  const [purging, askPurge] = useState<readonly TrashRow[]>([])

  /**
   * Handles one kind after the other and resolves with the count. Modules come first, so that a restored
   * plate finds its modules.
   */
  async function run(actions: typeof restoring | typeof purgingBy, rows: readonly TrashRow[]) {
    let count = 0
    for (const kind of ['module', 'plate'] as const) {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.id)
      for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
        const part = ids.slice(from, from + IDS_PER_CALL)
        if ((await actions[kind].run({ ids: part })) !== 'error') count += part.length
      }
    }
    await refetchItems()
    return count
  }

  async function restore(rows: readonly TrashRow[]) {
    const count = await run(restoring, rows)
    if (count > 0) toast({ tone: 'success', title: text('trash.done.restored', { count }) })
  }

  async function purge() {
    const count = await run(purgingBy, purging)
    if (count > 0) toast({ title: text('trash.done.purged', { count }) })
    askPurge([])
  }

  /** Removes everything, regardless of the list's filter. */
  async function askPurgeAll() {
    const { items } = await callAction(trashList, { pageSize: 'all' })
    askPurge(items)
  }

  const isBusy = [...Object.values(restoring), ...Object.values(purgingBy)].some((action) => action.isPending)
  return { query, isEmpty, purging, askPurge, askPurgeAll, restore, purge, isBusy }
}

function paramOf(list: ListState): Param {
  const kind = DOCUMENT_KINDS.find((one) => one === list.filter['kind'])
  return { ...listParam(list), ...(kind ? { kind } : {}) }
}
