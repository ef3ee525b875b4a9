import { toast } from '@pandok/ui'
import { currentText } from '#platform/text/text.ts'
import type { PriorStore } from './createPriorStore.ts'

/**
 * Stores a finished report on this computer if the member has chosen that. Encrypting takes a moment in which
 * the page may be closed, so closing asks until it is done. A failure is reported, because the copy alone
 * looks like a success.
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
