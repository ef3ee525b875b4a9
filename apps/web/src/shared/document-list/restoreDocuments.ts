import { errorMessage } from '@pandok/domain'
import { toast } from '@pandok/ui'
import { currentText } from '#platform/text/text.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import type { ListedKind } from './DocumentRow.ts'

/** Undoes a deletion and reports the result, because the page may have been left by then. */
export async function restoreDocuments(
  kind: ListedKind,
  ids: readonly string[],
  restore: () => Promise<unknown>,
): Promise<void> {
  try {
    await restore()
    toast({ tone: 'success', title: currentText()(`${kind}.done.restored`, { count: ids.length }) })
  } catch (error) {
    toast({ tone: 'danger', title: errorMessage(error) })
  }
  await refetchItems()
}
