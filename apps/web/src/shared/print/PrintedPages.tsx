import './printed.css'
import { Wordmark } from '@pandok/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#platform/text/text.ts'
import { exportName } from './exportName.ts'
import { PrintedReport } from './PrintedReport.tsx'
import { PrintedSignature } from './PrintedSignature.tsx'
import type { PrintHead } from './printHead.ts'
import { printWhenReady } from './printWhenReady.ts'

interface PrintedPagesProps {
  at: Date
  /** The text of the report; '' if there is none. */
  report: string
  /** The author. */
  author: PrintHead
  /** Repeated at the top and the bottom of every page. */
  head?: ReactNode
  foot?: ReactNode
  onDone: () => void
  /** Content after the report. */
  children?: ReactNode
}

/** A document that is printed as soon as it is rendered. The table's head and foot repeat on every page. */
export function PrintedPages({ at, report, author, head, foot, onDone, children }: PrintedPagesProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(onDone)
  latest.current = onDone

  useEffect(() => {
    const element = root.current
    if (!element) return
    return printWhenReady(element, exportName('report', '', at), () => latest.current())
  }, [at])

  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
  return createPortal(
    <div
      ref={root}
      data-printed=""
      data-theme="light"
      lang={text.locale}
      className="hidden text-sm print:block"
    >
      <table className="w-full table-fixed">
        {head === undefined ? null : (
          <thead>
            <tr>
              <td className="pb-3">{head}</td>
            </tr>
          </thead>
        )}
        {foot === undefined ? null : (
          <tfoot>
            <tr>
              <td className="pt-3 text-xs">{foot}</td>
            </tr>
          </tfoot>
        )}
        <tbody>
          <tr>
            <td>
              {report === '' ? null : (
                <PrintedPart title={text('viewer.print.report')}>
                  <PrintedReport report={report} />
                  <PrintedSignature {...author} />
                </PrintedPart>
              )}
              {children}
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

export const PrintedPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pb-4">
    <h2 className="pb-1.5 text-base font-bold break-after-avoid">{title}</h2>
    {children}
  </section>
)
