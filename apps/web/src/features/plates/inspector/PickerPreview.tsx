import { moduleGet } from '@pandok/protocol'
import { Notice, Skeleton } from '@pandok/ui'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { ModulePreview } from '#shared/module-preview/ModulePreview.tsx'

/** Runs the module before it is placed. */
export function PickerPreview({ id, name }: { id: string; name: string }) {
  const answer = useActionQuery(moduleGet, { id })
  if (answer.error) {
    return (
      <Notice tone="danger" role="alert">
        {answer.error.message}
      </Notice>
    )
  }
  if (!answer.data) return <Skeleton className="h-40" />
  return <ModulePreview definition={answer.data.module.definition} name={name} hasSources={false} />
}
