import { useText } from '#platform/text/text.ts'
import { PrintedPages, PrintedPart } from '#shared/print/PrintedPages.tsx'
import { PrintedFigure } from './PrintedFigure.tsx'
import { PrintedPatient } from './PrintedPatient.tsx'
import { PrintedSnapshot } from './PrintedSnapshot.tsx'
import { PrintedTable } from './PrintedTable.tsx'
import type { PrintJob } from './PrintJob.ts'

interface PrintDocumentProps {
  job: PrintJob
  onDone: () => void
}

/** The report with its images and measurements. The patient and the notice are on every page. */
export function PrintDocument({ job, onDone }: PrintDocumentProps) {
  const text = useText()
  return (
    <PrintedPages
      at={job.at}
      report={job.report}
      author={job.head}
      head={<PrintedPatient job={job} />}
      foot={
        <p className="border-t border-line-strong pt-2">
          <strong>{text('viewer.notice')}</strong> {text('viewer.notice.text')}
        </p>
      }
      onDone={onDone}
    >
      {job.images.length + job.snapshots.length === 0 ? null : (
        <PrintedPart title={text('viewer.keyImages')}>
          {job.images.map((image) => (
            <PrintedFigure key={image.shown.frame.id} image={image} />
          ))}
          {job.snapshots.map((snapshot) => (
            <PrintedSnapshot key={snapshot.id} snapshot={snapshot} />
          ))}
        </PrintedPart>
      )}
      {job.measured.length === 0 ? null : (
        <PrintedPart title={text('viewer.measurements')}>
          <PrintedTable measured={job.measured} />
        </PrintedPart>
      )}
    </PrintedPages>
  )
}
