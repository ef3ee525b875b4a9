import { type ModuleDocument, moduleTakeNewer, type PlateDocument, plateTakeNewer } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

/** Updates a copy to the newest edition and reports it; `onTaken` updates the screen. */
export function useTakeNewer(): {
  isBusy: boolean
  takePlate: (id: string, onTaken?: (plate: PlateDocument) => unknown) => Promise<void>
  takeModule: (id: string, onTaken?: (module: ModuleDocument) => unknown) => Promise<void>
} {
  const text = useText()
  const plates = useAction(plateTakeNewer)
  const modules = useAction(moduleTakeNewer)

  async function finish() {
    await refetchItems()
    toast({ tone: 'success', title: text('library.newer.done') })
  }

  return {
    isBusy: plates.isPending || modules.isPending,
    async takePlate(id, onTaken) {
      const answer = await plates.run({ id })
      if (answer === 'error') return
      await onTaken?.(answer.plate)
      await finish()
    },
    async takeModule(id, onTaken) {
      const answer = await modules.run({ id })
      if (answer === 'error') return
      await onTaken?.(answer.module)
      await finish()
    },
  }
}
