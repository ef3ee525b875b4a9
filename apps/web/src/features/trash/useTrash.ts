import type { DocumentKindName } from '@pandok/domain'
import { type ParamInput, type ResultOf, trashList } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { callAction, callMethod } from '#rpc/callAction.ts'
import { useCall } from '#rpc/useAction.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { kindFilter, listedKinds } from '#shared/document/listing/documentListings.ts'
import { isNarrowed, listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

type Param = ParamInput<typeof trashList>
export type TrashRow = ResultOf<typeof trashList>['items'][number]
export type Trash = ReturnType<typeof useTrash>

const IDS_PER_CALL = 1000

interface SomeOfKind {
  kind: DocumentKindName
  ids: string[]
}

const restoreSome = ({ kind, ids }: SomeOfKind): Promise<object> => callMethod(`${kind}-restore`, { ids })
const purgeSome = ({ kind, ids }: SomeOfKind): Promise<object> => callMethod(`${kind}-purge`, { ids })

export function useTrash(list: ListState) {
  const text = useText()
  const query = useActionQuery(trashList, paramOf(list), { placeholderData: keepPreviousData })
  // Emptying the trash removes everything, so the button can't depend on the list's filter.
  const whole = useActionQuery(trashList, { pageSize: 10 }, { enabled: isNarrowed(list) })
  const isEmpty = ((isNarrowed(list) ? whole : query).data?.total ?? 0) === 0
  const restoring = useCall(restoreSome)
  const purgingSome = useCall(purgeSome)
  const [purging, askPurge] = useState<readonly TrashRow[]>([])

  /**
   * Handles one kind after the other and resolves with the count. The kinds that others refer to come first,
   * so that a restored plate finds its modules.
   */
  async function run(call: typeof restoring.run, rows: readonly TrashRow[]) {
    let count = 0
    for (const kind of listedKinds().toReversed()) {
      const ids = rows.filter((row) => row.kind === kind).map((row) => row.id)
      for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
        const part = ids.slice(from, from + IDS_PER_CALL)
        if ((await call({ kind, ids: part })) !== 'error') count += part.length
      }
    }
    await refetchItems()
    return count
  }

  async function restore(rows: readonly TrashRow[]) {
    const count = await run(restoring.run, rows)
    if (count > 0) toast({ tone: 'success', title: text('trash.done.restored', { count }) })
  }

  async function purge() {
    const count = await run(purgingSome.run, purging)
    if (count > 0) toast({ title: text('trash.done.purged', { count }) })
    askPurge([])
  }

  /** Removes everything, regardless of the list's filter. */
  async function askPurgeAll() {
    const { items } = await callAction(trashList, { pageSize: 'all' })
    askPurge(items)
  }

  return { query, isEmpty, purging, askPurge, askPurgeAll, restore, purge }
}

const paramOf = (list: ListState): Param => ({ ...listParam(list), ...kindFilter(list.filter) })
