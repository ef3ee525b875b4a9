import { plateBackupCreate, plateBackupDelete, plateBackupList, plateBackupRestore } from '@pandok/protocol'
import type { BackupActions } from '#shared/backups/BackupActions.ts'
import { BackupsDialog as AnyBackupsDialog, type BackupsDialogProps } from '#shared/backups/BackupsDialog.tsx'
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

export const BackupsDialog = (props: BackupsDialogProps) => <AnyBackupsDialog actions={actions} {...props} />
