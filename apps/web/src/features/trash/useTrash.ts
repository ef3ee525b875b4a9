import {
  moduleList,
  modulePurge,
  moduleRestore,
  type ParamInput,
  type ResultOf,
  trashList,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListState } from '#app/list/listState.ts'
import { useText } from '#app/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction, useActionQuery } from '#rpc/useActionQuery.ts'

type Param = ParamInput<typeof trashList>
export type TrashRow = ResultOf<typeof trashList>['items'][number]
export type Trash = ReturnType<typeof useTrash>

/** What is in the trash, the way back, and the way out for good. */
export function useTrash(list: ListState) {
  const text = useText()
  const query = useActionQuery(trashList, paramOf(list), { placeholderData: keepPreviousData })
  const restoring = useAction(moduleRestore)
  const purgingAction = useAction(modulePurge)
  const [purging, askPurge] = useState<readonly TrashRow[]>([])

  async function run(action: typeof restoring | typeof purgingAction, rows: readonly TrashRow[]) {
    const ids = rows.filter((row) => row.kind === 'module').map((row) => row.id)
    const answer = ids.length === 0 ? 'error' : await action.run({ ids })
    await Promise.all([refetchAction(trashList), refetchAction(moduleList)])
    return answer !== 'error'
  }

  async function restore(rows: readonly TrashRow[]) {
    if (await run(restoring, rows)) {
      toast({ tone: 'success', title: text('trash.done.restored', { count: rows.length }) })
    }
  }

  async function purge() {
    const isDone = await run(purgingAction, purging)
    if (isDone) toast({ title: text('trash.done.purged', { count: purging.length }) })
    askPurge([])
  }

  const isBusy = restoring.isPending || purgingAction.isPending
  return { data: query.data, error: query.error, purging, askPurge, restore, purge, isBusy }
}

function paramOf({ page, pageSize, search, sort, order, filter }: ListState): Param {
  const kind = filter['kind'] as Param['kind'] | ''
  return {
    page,
    pageSize,
    order,
    sort: sort as NonNullable<Param['sort']>,
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(kind ? { kind } : {}),
  }
}
