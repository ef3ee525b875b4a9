import { type ModuleDocument, type ModuleItem, moduleCopy, moduleGet, moduleList } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { callAction, RpcError } from '#rpc/callAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'

/** Loads a module of the member. A module of somebody else is copied, unless there is a copy already. */
export function usePickModule(onChoose: (module: ModuleDocument) => void) {
  const text = useText()
  const catalog = useModuleCatalog()
  const [picking, setPicking] = useState<string>()

  async function pick(item: ModuleItem) {
    setPicking(item.id)
    try {
      const module = await ownOne(item)
      if (!module) {
        toast({ tone: 'warning', title: text('plateCell.picker.inTrash', { name: item.name }) })
        return
      }
      catalog.put(module)
      if (!item.mine && !item.copied) {
        toast({ tone: 'success', title: text('modules.done.copied', { name: module.name }) })
        void refetchItems()
      }
      onChoose(module)
    } catch (error) {
      toast({ tone: 'danger', title: error instanceof RpcError ? error.message : String(error) })
    } finally {
      setPicking(undefined)
    }
  }

  return { pick, picking }
}

/** Undefined if the existing copy is in the trash. */
async function ownOne(item: ModuleItem): Promise<ModuleDocument | undefined> {
  if (item.mine) return (await callAction(moduleGet, { id: item.id })).module
  if (item.copied) return copyMadeBefore(item.id)
  try {
    return (await callAction(moduleCopy, { id: item.id })).module
  } catch (error) {
    if (error instanceof RpcError && error.code === 'COPY_EXISTS') return copyMadeBefore(item.id)
    throw error
  }
}

async function copyMadeBefore(sourceId: string): Promise<ModuleDocument | undefined> {
  const { items } = await callAction(moduleList, { page: 1, pageSize: 'all' })
  const copy = items.find(({ source }) => source?.id === sourceId)
  return copy && (await callAction(moduleGet, { id: copy.id })).module
}
