import { readDefinition } from '@pandok/module-engine'
import { moduleBackupGet, moduleGet } from '@pandok/protocol'
import { Notice, Skeleton } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { DefinitionDiff } from '../editor/compare/DefinitionDiff.tsx'
import type { ModuleDocument } from '../editor/state/ModuleEditor.ts'

interface BackupComparisonProps {
  id: string
  backupId: string
}

/** Compares the saved module with the backup, to show what restoring would change. */
export function BackupComparison({ id, backupId }: BackupComparisonProps) {
  const text = useText()
  const backup = useActionQuery(moduleBackupGet, { id, backupId })
  const now = useActionQuery(moduleGet, { id }, { staleTime: 0 })
  const error = backup.error ?? now.error
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!backup.data || !now.data) return <Skeleton className="h-16" />
  const before = documentOf(now.data.module)
  const after = documentOf(backup.data.backup.snapshot)
  if (!before || !after) return <Notice tone="danger">{text('modules.preview.failed')}</Notice>
  return <DefinitionDiff before={before} after={after} />
}

type Stored = ModuleDocument['head'] & { definition: unknown }

function documentOf(stored: Stored): ModuleDocument | undefined {
  const reading = readDefinition(stored.definition)
  if (!reading.ok) return undefined
  const { name, section, modality, type, note } = stored
  return { head: { name, section, modality, type, note }, definition: reading.definition }
}
