import { plateBackupGet, plateGet } from '@pandok/protocol'
import { Notice, Skeleton } from '@pandok/ui'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { PlateDiff } from '../editor/compare/PlateDiff.tsx'

interface BackupComparisonProps {
  id: string
  backupId: string
}

/** Compares the saved plate with the backup, to show what restoring would change. */
export function BackupComparison({ id, backupId }: BackupComparisonProps) {
  const backup = useActionQuery(plateBackupGet, { id, backupId })
  const now = useActionQuery(plateGet, { id }, { staleTime: 0 })
  const error = backup.error ?? now.error
  if (error) return <Notice tone="danger">{error.message}</Notice>
  if (!backup.data || !now.data) return <Skeleton className="h-16" />
  const { plate } = now.data
  const modules = new Map(plate.modules.map((module) => [module.id, module]))
  return <PlateDiff before={plate} after={backup.data.backup.snapshot} modules={modules} />
}
