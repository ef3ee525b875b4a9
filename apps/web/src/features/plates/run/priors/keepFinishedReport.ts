import { toast } from '@pandok/ui'
import { currentText } from '#platform/text/text.ts'
import type { PriorStore } from './createPriorStore.ts'

/**
 * Keeps a finished report on this computer, if the member wants that. Sealing takes a moment in which the page may be
 * closed, so closing asks until it is done; what could not be kept is told, since the copy alone looks like a success.
 */
export async function keepFinishedReport(priors: Pick<PriorStore, 'keep'>, words: string): Promise<void> {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  try {
    await priors.keep(words)
  } catch {
    toast({ tone: 'danger', title: currentText()('priors.keep.failed') })
  } finally {
    window.removeEventListener('beforeunload', hold)
  }
}
