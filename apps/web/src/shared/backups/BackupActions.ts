import type {
  moduleBackupCreate,
  moduleBackupDelete,
  moduleBackupList,
  moduleBackupRestore,
  plateBackupCreate,
  plateBackupDelete,
  plateBackupList,
  plateBackupRestore,
} from '@pandok/protocol'
import type { ReactNode } from 'react'

/** The backup actions of one kind of document. */
export interface BackupActions {
  list: typeof moduleBackupList | typeof plateBackupList
  create: typeof moduleBackupCreate | typeof plateBackupCreate
  restore: typeof moduleBackupRestore | typeof plateBackupRestore
  remove: typeof moduleBackupDelete | typeof plateBackupDelete
  /** Renders what restoring would change. */
  compare: (id: string, backupId: string) => ReactNode
  download: (id: string, backupId: string) => Promise<void>
}
