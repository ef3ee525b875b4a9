import type { ModuleBackup as Stored } from '@pandok/domain'
import type { ModuleBackup } from '@pandok/protocol'

export const backupOf = ({ id, kind, note, revision, createdAt }: Stored): ModuleBackup => ({
  id,
  kind,
  note,
  revision,
  createdAt: createdAt.toISOString(),
})
