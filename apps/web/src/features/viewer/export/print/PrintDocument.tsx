import './printed.css'
import { Wordmark } from '@pandok/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#platform/text/text.ts'
import { exportName } from '../exportName.ts'
import { PrintedFigure } from './PrintedFigure.tsx'
import { PrintedPatient } from './PrintedPatient.tsx'
import { PrintedReport } from './PrintedReport.tsx'
import { PrintedSignature } from './PrintedSignature.tsx'
import { PrintedSnapshot } from './PrintedSnapshot.tsx'
import { PrintedTable } from './PrintedTable.tsx'
import type { PrintJob } from './PrintJob.ts'
import { printWhenReady } from './printWhenReady.ts'

interface PrintDocumentProps {
  job: PrintJob
  onDone: () => void
}

/**
 * The printed document. Table head and foot repeat on every page, and with them the patient and the notice.
 */
export function PrintDocument({ job, onDone }: PrintDocumentProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(onDone)
  latest.current = onDone

  useEffect(() => {
    const element = root.current
    if (!element) return
    return printWhenReady(element, exportName('report', '', job.at), () => latest.current())
  }, [job])

  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeStyle: 'short' }).format(job.at)
  return createPortal(
    <div
      ref={root}
      data-printed=""
      data-theme="light"
      lang={text.locale}
      className="hidden text-sm print:block"
    >
      <table className="w-full table-fixed">
        <thead>
          <tr>
            <td className="pb-3">
              <PrintedPatient job={job} />
            </td>
          </tr>
        </thead>
        <tfoot>
          <tr>
            <td className="pt-3 text-xs">
              <p className="border-t border-line-strong pt-2">
                <strong>{text('viewer.notice')}</strong> {text('viewer.notice.text')}
              </p>
            </td>
          </tr>
        </tfoot>
        <tbody>
          <tr>
            <td>
              {job.report === '' ? null : (
                <Part title={text('viewer.print.report')}>
                  <PrintedReport report={job.report} />
                  <PrintedSignature {...job.head} />
                </Part>
              )}
              {job.images.length + job.snapshots.length === 0 ? null : (
                <Part title={text('viewer.keyImages')}>
                  {job.images.map((image) => (
                    <PrintedFigure key={image.shown.frame.id} image={image} />
                  ))}
                  {job.snapshots.map((snapshot) => (
                    <PrintedSnapshot key={snapshot.id} snapshot={snapshot} />
                  ))}
                </Part>
              )}
              {job.measured.length === 0 ? null : (
                <Part title={text('viewer.measurements')}>
                  <PrintedTable measured={job.measured} />
                </Part>
              )}
              <p className="flex items-baseline gap-2 pt-2 text-xs text-muted">
                <Wordmark /> {text('viewer.print.made', { date: day })}
              </p>
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
    document.body,
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pb-4">
    <h2 className="pb-1.5 text-base font-bold break-after-avoid">{title}</h2>
    {children}
  </section>
)
