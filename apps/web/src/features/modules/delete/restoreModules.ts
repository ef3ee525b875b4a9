import { moduleRestore } from '@pandok/protocol'
import { toast } from '@pandok/ui'
import { currentText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'

/** Undoes a deletion and reports the result, because the page may have been left by then. */
export async function restoreModules(ids: string[]): Promise<void> {
  try {
    await callAction(moduleRestore, { ids })
    toast({ tone: 'success', title: currentText()('modules.done.restored', { count: ids.length }) })
  } catch (error) {
    toast({ tone: 'danger', title: error instanceof Error ? error.message : String(error) })
  }
  await refetchItems()
}
