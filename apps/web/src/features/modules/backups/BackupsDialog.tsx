import {
  moduleBackupCreate,
  moduleBackupDelete,
  moduleBackupList,
  moduleBackupRestore,
} from '@pandok/protocol'
import type { BackupActions } from '#shared/backups/BackupActions.ts'
import { BackupsDialog as AnyBackupsDialog, type BackupsDialogProps } from '#shared/backups/BackupsDialog.tsx'
import { BackupComparison } from './BackupComparison.tsx'
import { downloadBackup } from './downloadBackup.ts'

const actions: BackupActions = {
  list: moduleBackupList,
  create: moduleBackupCreate,
  restore: moduleBackupRestore,
  remove: moduleBackupDelete,
  compare: (id, backupId) => <BackupComparison id={id} backupId={backupId} />,
  download: downloadBackup,
}

export const BackupsDialog = (props: BackupsDialogProps) => <AnyBackupsDialog actions={actions} {...props} />
