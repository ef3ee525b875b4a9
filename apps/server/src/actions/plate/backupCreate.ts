import { plateBackupCreate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { createBackup } from '../backup/createBackup.ts'
import { plateBackups } from './plateBackups.ts'

export const plateBackupCreate = implement(contract, createBackup(plateBackups))
