import type { IncomingBatch } from '@pandok/protocol/desktop'
import { Button, FolderOpenIcon, ImageIcon, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { incomingStore } from './incomingStore.ts'

/** A notice of files that arrived while somebody is working. */
export function IncomingNotice({ batches }: { batches: readonly IncomingBatch[] }) {
  const text = useText()
  const areWatched = batches.every(({ source }) => source === 'watch')
  const count = batches.reduce((sum, { files }) => sum + files.length, 0)
  const labels = [...new Set(batches.map(({ label }) => label))]
  const shown = labels.slice(-3)
  return (
    // Placed above the viewer's last line, which contains its intended-use notice.
    <section
      aria-label={text('desktopFiles.notice.label')}
      className="fixed inset-x-3 bottom-20 z-toast animate-rise sm:end-auto sm:w-96 md:bottom-14"
    >
      <Notice
        role="status"
        className="shadow-overlay"
        icon={areWatched ? <FolderOpenIcon /> : <ImageIcon />}
        title={text(areWatched ? 'desktopFiles.notice.watch' : 'desktopFiles.notice.handed', { count })}
        onDismiss={() => {
          for (const { id } of batches) void incomingStore.dismiss(id)
        }}
        dismissLabel={text('desktopFiles.notice.dismiss')}
        action={
          <Button
            size="sm"
            variant="primary"
            onClick={() => incomingStore.request(...batches.map(({ id }) => id))}
          >
            {text(areWatched ? 'desktopFiles.notice.open' : 'desktopFiles.notice.openImages')}
          </Button>
        }
      >
        <span className="break-all">
          {shown.join(', ')}
          {labels.length > shown.length ? ' …' : ''}
        </span>
      </Notice>
    </section>
  )
}
