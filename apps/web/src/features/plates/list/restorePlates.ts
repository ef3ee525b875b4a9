import { plateRestore } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import type { Text } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

/** Undoes a deletion and reports the result, because the page may have been left by then. */
export async function restorePlates(ids: string[], text: Text): Promise<void> {
  try {
    await callAction(plateRestore, { ids })
    toast({ tone: 'success', title: text('plates.done.restored', { count: ids.length }) })
  } catch (error) {
    toast({ tone: 'danger', title: error instanceof Error ? error.message : String(error) })
  }
  await refetchItems()
}
