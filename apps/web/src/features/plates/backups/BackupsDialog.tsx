import { plateBackupCreate, plateBackupDelete, plateBackupList, plateBackupRestore } from '@pandok/protocol'
import type { BackupActions } from '#shared/backups/BackupActions.ts'
import { BackupsDialog as AnyBackupsDialog } from '#shared/backups/BackupsDialog.tsx'
import { BackupComparison } from './BackupComparison.tsx'
import { downloadBackup } from './downloadBackup.ts'

const actions: BackupActions = {
  list: plateBackupList,
  create: plateBackupCreate,
  restore: plateBackupRestore,
  remove: plateBackupDelete,
  compare: (id, backupId) => <BackupComparison id={id} backupId={backupId} />,
  download: downloadBackup,
}

interface BackupsDialogProps {
  id: string
  name: string
  onClose: () => void
  /** Called after a restore. Lists refresh by themselves; an open editor has to reload. */
  onRestored?: () => void
}

export const BackupsDialog = (props: BackupsDialogProps) => <AnyBackupsDialog actions={actions} {...props} />
