import { toast } from '@pandok/ui'
import { NOBODYS } from '@pandok/viewer'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { currentText } from '#platform/text/text.ts'
import { useMarkKeeping } from '../kept/MarkKeeping.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { PrintDocument } from './print/PrintDocument.tsx'
import type { PrintJob } from './print/PrintJob.ts'
import { printJobOf } from './print/printJobOf.ts'
import { WhoseDialog } from './print/WhoseDialog.tsx'

/**
 * Prints report, key images and measurements. `report` returns the report beside the images, if there is one.
 */
export function usePrinting(report: (() => string) | undefined): { print: () => void; printed: ReactNode } {
  const viewer = useViewer()
  const keeper = useMarkKeeping()?.keeper
  const [job, setJob] = useState<PrintJob>()
  const [isAsking, setIsAsking] = useState(false)
  const latest = useRef(report)
  latest.current = report

  const printOf = useCallback(
    async (patientKey: string) => {
      const made = await printJobOf(viewer, latest.current?.() ?? '', patientKey)
      const { report: words, images, snapshots, measured } = made
      if (words === '' && [images, snapshots, measured].every(({ length }) => length === 0)) warnOfNothing()
      else {
        keeper?.markSafe({ snapshots, keyImages: images.map(({ shown }) => shown.frame.id) })
        setJob(made)
      }
    },
    [viewer, keeper],
  )
  const print = useCallback(() => {
    const { patients } = viewer.studies.read()
    const [only = { key: NOBODYS }] = patients
    if (patients.length < 2) return void printOf(only.key)
    const kept = [
      viewer.session.read().keyImages,
      viewer.snapshots.read().items,
      viewer.measurements.read().items,
      (latest.current?.() ?? '').trim(),
    ]
    if (kept.every(({ length }) => length === 0)) warnOfNothing()
    else setIsAsking(true)
  }, [viewer, printOf])

  const printed = (
    <>
      {isAsking ? (
        <WhoseDialog
          onClose={() => setIsAsking(false)}
          onChoose={(patientKey) => {
            setIsAsking(false)
            void printOf(patientKey)
          }}
        />
      ) : null}
      {job ? <PrintDocument key={job.at.getTime()} job={job} onDone={() => setJob(undefined)} /> : null}
    </>
  )
  return { print, printed }
}

const warnOfNothing = () => toast({ tone: 'warning', title: currentText()('viewer.print.nothing') })
