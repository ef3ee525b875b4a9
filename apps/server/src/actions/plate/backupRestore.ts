import { plateBackupRestore as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { readDocument } from './findPlate.ts'
import { plateBackups } from './plateBackups.ts'

export const plateBackupRestore = implement(
  contract,
  restoreBackup(
    plateBackups,
    (bound, { id }, content, now) => bound.plates.save(id, content, now),
    readDocument,
  ),
)
