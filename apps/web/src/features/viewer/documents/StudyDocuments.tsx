import { FileTextIcon, PlayIcon } from '@pandok/ui'
import type { OpenInstance } from '@pandok/viewer'
import { memo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { PdfCard } from './PdfCard.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { VideoDialog } from './VideoDialog.tsx'

/** Reports, PDFs and videos that came with the images. */
export const StudyDocuments = memo(function StudyDocuments({
  documents,
}: {
  documents: readonly OpenInstance[]
}) {
  const text = useText()
  const [opened, setOpened] = useState<OpenInstance>()
  if (documents.length === 0) return null
  return (
    <section aria-label={text('viewer.documents')} className="grid gap-1 text-xs max-md:w-40 max-md:shrink-0">
      <h4 className="font-semibold text-muted">{text('viewer.documents')}</h4>
      {documents.map((document) => {
        const { content, series } = document.record
        if (content.kind !== 'document') return null
        const name = content.title || series.description || text('viewer.document.unnamed')
        return content.pdf ? (
          <PdfCard key={document.id} document={document} name={name} />
        ) : (
          <button
            key={document.id}
            type="button"
            onClick={() => setOpened(document)}
            className="flex w-full items-start gap-1.5 rounded-sm border border-line p-1.5 text-left hover:bg-hover"
          >
            {content.video ? (
              <PlayIcon className="mt-0.5 size-3.5 shrink-0 text-muted" />
            ) : (
              <FileTextIcon className="mt-0.5 size-3.5 shrink-0 text-muted" />
            )}
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          </button>
        )
      })}
      {isVideo(opened) ? (
        <VideoDialog document={opened} onClose={() => setOpened(undefined)} />
      ) : (
        <ReportDialog document={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  )
})

const isVideo = (document: OpenInstance | undefined): document is OpenInstance =>
  document?.record.content.kind === 'document' && document.record.content.video !== undefined
