import { Button, EmptyState, FolderOpenIcon, ImageIcon, ServerIcon } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'
import { useFileChoice } from './useFileChoice.ts'

const DesktopStart = lazy(async () => {
  const start = await loadChunk(() => import('../incoming/DesktopStart.tsx'))
  return { default: start.DesktopStart }
})

export function EmptyStage({ onSource }: { onSource: () => void }) {
  if (!isDesktop()) return <OpenChoices onSource={onSource} />
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
      <OpenChoices onSource={onSource} />
      <Suspense>
        <DesktopStart />
      </Suspense>
    </div>
  )
}

function OpenChoices({ onSource }: { onSource: () => void }) {
  const text = useText()
  const choice = useFileChoice()
  return (
    <EmptyState
      level={2}
      className="m-auto"
      icon={<ImageIcon />}
      title={text('viewer.empty.title')}
      text={text('viewer.empty.text')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={choice.files}>
            {text('viewer.open.files')}
          </Button>
          <Button onClick={choice.folder} icon={<FolderOpenIcon />}>
            {text('viewer.open.folder')}
          </Button>
          <Button onClick={onSource} icon={<ServerIcon />}>
            {text('viewer.command.study.source')}
          </Button>
        </span>
      }
    />
  )
}
