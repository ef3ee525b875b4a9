import { toast } from '@pandok/ui'
import { NOBODYS } from '@pandok/viewer'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { currentText } from '#platform/text/text.ts'
import type { PrintableReport } from '#shared/print/PrintableReport.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { type ScreenViewer, useViewer } from '../workspace/ViewerContext.ts'
import { PrintDocument } from './print/PrintDocument.tsx'
import type { PrintJob } from './print/PrintJob.ts'
import { printJobOf } from './print/printJobOf.ts'
import { WhoseDialog } from './print/WhoseDialog.tsx'

/**
 * Prints report, key images and measurements. The function `report` returns the report beside the images, if
 * there is one, and shows what has to be corrected in it first.
 */
export function usePrinting(report: (() => PrintableReport | undefined) | undefined): {
  print: () => void
  printed: ReactNode
} {
  const viewer = useViewer()
  const keeper = useMarkKeeping()?.keeper
  const [job, setJob] = useState<PrintJob>()
  /** The text of the report until the reader has said whose it is. */
  const [unassigned, setUnassigned] = useState<string>()
  const latest = useRef(report)
  latest.current = report

  const printOf = useCallback(
    async (words: string, patientKey: string) => {
      const made = await printJobOf(viewer, words, patientKey)
      if (isEmptyJob(made)) return warnOfNothing()
      const { images, snapshots } = made
      keeper?.markSafe({ snapshots, keyImages: images.map(({ shown }) => shown.frame.id) })
      setJob(made)
    },
    [viewer, keeper],
  )
  const print = useCallback(() => {
    function hand(words: string) {
      const { patients } = viewer.studies.read()
      const [only = { key: NOBODYS }] = patients
      if (patients.length < 2) void printOf(words, only.key)
      else if (words === '' && hasNothing(viewer)) warnOfNothing()
      else setUnassigned(words)
    }
    const beside = latest.current?.()
    if (beside) beside.print((words) => hand(words.trim()))
    else hand('')
  }, [viewer, printOf])

  const printed = (
    <>
      {unassigned === undefined ? null : (
        <WhoseDialog
          onClose={() => setUnassigned(undefined)}
          onChoose={(patientKey) => {
            setUnassigned(undefined)
            void printOf(unassigned, patientKey)
          }}
        />
      )}
      {job ? <PrintDocument key={job.at.getTime()} job={job} onDone={() => setJob(undefined)} /> : null}
    </>
  )
  return { print, printed }
}

const isEmptyJob = ({ report, images, snapshots, measured }: PrintJob): boolean =>
  report === '' && [images, snapshots, measured].every(({ length }) => length === 0)

const hasNothing = ({ session, snapshots, measurements }: ScreenViewer): boolean =>
  [session.read().keyImages, snapshots.read().items, measurements.read().items].every(
    ({ length }) => length === 0,
  )

const warnOfNothing = () => toast({ tone: 'warning', title: currentText()('viewer.print.nothing') })
