import { Button, EmptyState, FolderOpenIcon, ImageIcon, ServerIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useFileChoice } from './useFileChoice.ts'

/** Before anything is open. */
export function EmptyStage({ onSource }: { onSource: () => void }) {
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
