import { moduleGet } from '@pandok/protocol'
import { Badge, Button, CheckIcon, CopyIcon, Dialog, Notice, Skeleton } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useKindLabel } from '#platform/text/useKindLabel.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { ModulePreview } from '#shared/module-preview/ModulePreview.tsx'
import type { ModuleRow } from '../list/useModules.ts'

interface PreviewDialogProps {
  module: ModuleRow
  isBusy: boolean
  onCopy: () => Promise<void>
  onClose: () => void
}

/** Runs a module before it is copied: its form, its sentences and its sources. */
export function PreviewDialog({ module, isBusy, onCopy, onClose }: PreviewDialogProps) {
  const text = useText()
  const kindLabel = useKindLabel()
  const answer = useActionQuery(moduleGet, { id: module.id })
  const kinds = (['section', 'modality', 'type'] as const)
    .map((kind) => kindLabel(kind, module[kind]))
    .filter((label) => label !== '')

  return (
    <Dialog
      open
      size="xl"
      title={text('modules.preview.title', { name: module.name })}
      description={
        <span className="flex flex-wrap items-center gap-2">
          <span>{text('modules.preview.by', { nickname: module.nickname })}</span>
          {kinds.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      }
      closeLabel={text('ui.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.close')}</Button>
          {module.mine || !module.may.copy || answer.error?.code === 'NOT_FOUND' ? null : (
            <Button
              variant="primary"
              icon={module.copied ? <CheckIcon /> : <CopyIcon />}
              disabled={module.copied}
              loading={isBusy}
              onClick={onCopy}
            >
              {text(module.copied ? 'modules.state.copied' : 'modules.copy')}
            </Button>
          )}
        </>
      }
    >
      {answer.error ? (
        <Notice tone="danger" role="alert">
          {answer.error.message}
        </Notice>
      ) : null}
      {answer.isPending ? <Skeleton className="h-64" /> : null}
      {answer.data ? (
        <div className="grid gap-4">
          {module.note ? <p className="text-sm break-words whitespace-pre-line">{module.note}</p> : null}
          <ModulePreview definition={answer.data.module.definition} name={module.name} />
        </div>
      ) : null}
    </Dialog>
  )
}
