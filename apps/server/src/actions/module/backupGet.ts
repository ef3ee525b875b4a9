import { moduleBackupGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { getBackup } from '../backup/readBackups.ts'
import { moduleBackups } from './moduleBackups.ts'

export const moduleBackupGet = implement(contract, getBackup(moduleBackups))
