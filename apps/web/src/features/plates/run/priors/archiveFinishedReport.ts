import { dismissToast, toast } from '@pandok/ui'
import { currentText } from '#platform/text/text.ts'
import type { KeepOutcome, PriorStore } from './createPriorStore.ts'
import { readKeeping } from './keepingChoice.ts'
import { keepingMarks } from './keepingMarks.ts'
import { patientWords } from './patientWords.ts'

/** The message about another patient, which is replaced rather than repeated. */
let question: number | undefined

/**
 * Stores a finished report on this computer if the member has chosen that. Encrypting takes a moment in which
 * the page may be closed, so closing asks until it is done. A failure is reported, because the copy alone
 * looks like a success.
 */
export async function archiveFinishedReport(priors: Pick<PriorStore, 'keep'>, words: string): Promise<void> {
  const end = readKeeping() === 'off' ? undefined : keepingMarks().begin()
  const outcome = await untilStored(() => priors.keep(words)).finally(end)
  if (question !== undefined) dismissToast(question)
  question = outcome?.kind === 'otherPatient' ? tellOtherPatient(outcome) : undefined
}

async function untilStored<T>(store: () => Promise<T>): Promise<T | undefined> {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  try {
    return await store()
  } catch {
    toast({ tone: 'danger', title: currentText()('priors.keep.failed') })
    return undefined
  } finally {
    window.removeEventListener('beforeunload', hold)
  }
}

/**
 * The message stays until it is answered, because the report would otherwise be missing at the next
 * examination.
 */
function tellOtherPatient({ patients, keep }: Extract<KeepOutcome, { kind: 'otherPatient' }>): number {
  const text = currentText()
  const begun = patientWords(patients.begun, text)
  return toast({
    tone: 'warning',
    duration: Number.POSITIVE_INFINITY,
    title: text('priors.other.notKept'),
    text: text('priors.other.text', { begun, inView: patientWords(patients.inView, text) }),
    action: keep && {
      label: text('priors.other.keep', { begun }),
      onPress: () => void untilStored(keep),
    },
  })
}
