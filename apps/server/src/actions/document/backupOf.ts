import type { Backup as Stored } from '@pandok/domain'
import type { Backup } from '@pandok/protocol'

export const backupOf = ({ id, kind, note, revision, createdAt }: Stored): Backup => ({
  id,
  kind,
  note,
  revision,
  createdAt: createdAt.toISOString(),
})
