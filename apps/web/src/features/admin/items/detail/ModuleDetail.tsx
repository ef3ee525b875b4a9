import { adminModuleGet, type ResultOf } from '@pandok/protocol'
import { Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { type KindName, useKindLabel } from '#platform/text/useKindLabel.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { ModulePreview } from '#shared/module-preview/ModulePreview.tsx'
import { PartsPanel } from '../module/PartsPanel.tsx'
import { TestsPanel } from '../module/TestsPanel.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemFacts } from './ItemFacts.tsx'

type Result = ResultOf<typeof adminModuleGet>

export function ModuleDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const { data, error, refetch } = useActionQuery(adminModuleGet, { id }, { refetchOnMount: 'always' })
  return (
    <ItemDialog
      kind="module"
      item={data?.item}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      tests={data?.tests}
      facts={
        data ? (
          <ItemFacts
            item={data.item}
            source={data.module.source}
            counts={[
              { name: text('office.items.column.inputs'), value: data.item.inputCount },
              { name: text('office.items.column.outputs'), value: data.item.outputCount },
            ]}
          />
        ) : null
      }
      tabs={
        data
          ? [
              { id: 'run', label: text('office.items.tab.run'), content: <Run module={data.module} /> },
              {
                id: 'parts',
                label: text('office.items.tab.parts'),
                content: <PartsPanel definition={data.module.definition} />,
              },
              {
                id: 'tests',
                label: text('office.items.tab.tests'),
                count: data.tests.passed + data.tests.failed.length,
                content: <TestsPanel tests={data.tests} />,
              },
            ]
          : []
      }
    />
  )
}

const KINDS: readonly KindName[] = ['section', 'modality', 'type']

/** The module's form as a member who copies it will see it. */
function Run({ module }: Pick<Result, 'module'>) {
  const kindLabel = useKindLabel()
  const kinds = KINDS.map((kind) => kindLabel(kind, module[kind])).filter((label) => label !== '')
  return (
    <div className="grid grid-cols-1 gap-4">
      {kinds.length > 0 ? (
        <p className="flex flex-wrap gap-1.5">
          {kinds.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </p>
      ) : null}
      {module.note ? <p className="text-sm break-words whitespace-pre-line">{module.note}</p> : null}
      <ModulePreview key={module.revision} definition={module.definition} name={module.name} />
    </div>
  )
}
