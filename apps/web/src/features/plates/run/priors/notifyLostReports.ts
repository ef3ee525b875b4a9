import { toast } from '@pandok/ui'
import { currentText } from '#platform/text/text.ts'
import type { ReportArchive } from './createReportArchive.ts'
import type { KeepingMarks } from './keepingMarks.ts'

/**
 * Finishes storing what the last page had begun, and reports it if the program was killed before there was
 * anything to finish. The message stays until it is read, because nothing else shows that a report is
 * missing.
 */
export async function notifyLostReports(
  marks: Pick<KeepingMarks, 'left' | 'forget'>,
  archive: () => Pick<ReportArchive, 'resume'>,
): Promise<void> {
  const left = marks.left()
  const last = left.at(-1)
  if (!last) return
  const resumed = await archive().resume()
  marks.forget(left)
  if (resumed >= left.length) return
  const text = currentText()
  const time = new Intl.DateTimeFormat(text.locale, { dateStyle: 'short', timeStyle: 'short' }).format(
    last.at,
  )
  toast({
    tone: 'warning',
    duration: Number.POSITIVE_INFINITY,
    title: text('priors.keep.interrupted'),
    text: text('priors.keep.interruptedText', { time }),
  })
}
