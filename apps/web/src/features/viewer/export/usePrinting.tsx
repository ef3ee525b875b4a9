import { toast } from '@pandok/ui'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { currentText } from '#app/text.ts'
import { useViewer } from '../desk/ViewerDesk.ts'
import { PrintDocument } from './print/PrintDocument.tsx'
import type { PrintJob } from './print/PrintJob.ts'
import { printJobOf } from './print/printJobOf.ts'

/** Report, key images and measurements on paper. `report`: what stands beside the images, if anything does. */
export function usePrinting(report: (() => string) | undefined): { print: () => void; printed: ReactNode } {
  const desk = useViewer()
  const [job, setJob] = useState<PrintJob>()
  const latest = useRef(report)
  latest.current = report
  const print = useCallback(async () => {
    const made = await printJobOf(desk, latest.current?.() ?? '')
    const { report: words, images, snapshots, measured } = made
    const isEmpty = words === '' && [images, snapshots, measured].every(({ length }) => length === 0)
    if (isEmpty) toast({ tone: 'warning', title: currentText()('viewer.print.nothing') })
    else setJob(made)
  }, [desk])
  return {
    print: useCallback(() => void print(), [print]),
    printed: job ? <PrintDocument key={job.at.getTime()} job={job} onDone={() => setJob(undefined)} /> : null,
  }
}
