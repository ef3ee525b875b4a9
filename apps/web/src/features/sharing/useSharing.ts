import type { DocumentKindName } from '@pandok/domain'
import { type ParamInput, type ResultOf, shareList } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { useCall } from '#rpc/useAction.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { kindFilter } from '#shared/document/listing/documentListings.ts'
import { listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

type Param = ParamInput<typeof shareList>
export type SharingRow = ResultOf<typeof shareList>['items'][number]
export type Sharing = ReturnType<typeof useSharing>

const shareOne = ({
  kind,
  ...param
}: {
  kind: DocumentKindName
  id: string
  shared: boolean
}): Promise<object> => callMethod(`${kind}-share`, param)

export function useSharing(list: ListState) {
  const text = useText()
  const query = useActionQuery(shareList, paramOf(list), { placeholderData: keepPreviousData })
  const sharing = useCall(shareOne)

  /** Resolves with the number of changed documents. */
  async function set(rows: readonly SharingRow[], shared: boolean) {
    let count = 0
    for (const { kind, id } of rows) {
      if ((await sharing.run({ kind, id, shared })) === 'error') break
      count += 1
    }
    await refetchItems()
    return count
  }

  async function withdraw(rows: readonly SharingRow[]) {
    const count = await set(rows, false)
    if (count === 0) return
    toast({
      tone: 'success',
      title: text('share.mine.done', { count }),
      action: { label: text('list.undo'), onPress: () => void set(rows.slice(0, count), true) },
    })
  }

  return { query, withdraw }
}

const paramOf = (list: ListState): Param => ({ ...listParam(list), ...kindFilter(list.filter) })
