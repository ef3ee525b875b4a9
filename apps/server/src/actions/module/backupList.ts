import { moduleBackupList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { listBackups } from '../backup/readBackups.ts'
import { moduleBackups } from './moduleBackups.ts'

export const moduleBackupList = implement(contract, listBackups(moduleBackups))
