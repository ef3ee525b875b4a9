import { DownloadIcon, FileTextIcon, IconButton, toast } from '@pandok/ui'
import type { OpenInstance } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { exportName } from '#shared/print/exportName.ts'
import { saveBlob } from '../export/saveBlob.ts'
import { pdfBlob } from './pdfBlob.ts'

interface PdfCardProps {
  document: OpenInstance
  name: string
}

/** Opens a PDF from memory in a new tab, or saves it if the browser shows no PDFs. */
export function PdfCard({ document, name }: PdfCardProps) {
  const text = useText()

  async function take(use: (blob: Blob) => void) {
    const blob = await pdfBlob(document).catch(() => undefined)
    if (blob) use(blob)
    else toast({ tone: 'danger', title: text('viewer.document.failed') })
  }
  const save = (blob: Blob) => saveBlob(exportName('document', 'pdf'), blob)
  function show(blob: Blob) {
    if (!navigator.pdfViewerEnabled) {
      save(blob)
      return
    }
    const url = URL.createObjectURL(blob)
    const tab = window.open(url, '_blank')
    if (!tab) toast({ tone: 'warning', title: text('viewer.document.blocked') })
    // After this delay, the tab has loaded the URL; without a tab, the URL isn't needed at all.
    setTimeout(() => URL.revokeObjectURL(url), tab ? 60_000 : 0)
  }

  return (
    <div className="grid gap-1 rounded-sm border border-line p-1.5">
      <button
        type="button"
        aria-label={text('ui.labelled', { label: text('viewer.document.pdf'), value: name })}
        onClick={() => void take(show)}
        className="flex min-w-0 items-start gap-1.5 text-left hover:underline"
      >
        <FileTextIcon className="mt-0.5 size-3.5 shrink-0 text-muted" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </button>
      <div className="flex items-center justify-between pl-5 text-muted">
        PDF
        <IconButton
          size="sm"
          label={text('viewer.document.save', { name })}
          icon={<DownloadIcon />}
          onClick={() => void take(save)}
        />
      </div>
    </div>
  )
}
