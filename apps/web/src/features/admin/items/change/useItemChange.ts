import {
  adminAuditList,
  adminModuleGet,
  adminModuleList,
  adminModuleUpdate,
  adminPlateGet,
  adminPlateList,
  adminPlateUpdate,
  type ParamInput,
} from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import type { ItemKind } from '../AdminItem.ts'

type Change = ParamInput<typeof adminPlateUpdate>['change']

const contracts = {
  plate: { update: adminPlateUpdate, read: [adminPlateGet, adminPlateList, adminAuditList] },
  module: { update: adminModuleUpdate, read: [adminModuleGet, adminModuleList, adminAuditList] },
} as const

/** Changes an item; the screen is reloaded whether or not the change succeeds. */
export function useItemChange(kind: ItemKind, { id, name }: { id: string; name: string }) {
  const text = useText()
  const { update, read } = contracts[kind]
  const action = useAction<typeof adminPlateUpdate>(update as typeof adminPlateUpdate, { toastErrors: false })

  async function change(requested: Change): Promise<boolean> {
    const answer = await action.run({ id, change: requested })
    await Promise.all([...read.map((contract) => refetchAction(contract)), refetchItems()])
    if (answer === 'error') return false
    toast({ tone: 'success', title: text(`office.items.done.${requested.kind}`, { name }) })
    return true
  }

  const problem = action.error ? (action.error.details[0]?.message ?? action.error.message) : undefined
  return { change, isPending: action.isPending, problem, reset: action.reset }
}
