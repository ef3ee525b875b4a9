import { errorMessage } from '@pandok/domain'
import { BackupRefused } from '#db/backup/BackupRefused.ts'
import { describeStartProblem } from '../describeStartProblem.ts'
import { UsageError } from '../UsageError.ts'

/** Gives every failure a one-line message, unless it already has a better one. */
export const failedAs =
  (sentence: string) =>
  (error: unknown): never => {
    if (error instanceof UsageError || describeStartProblem(error) !== null) throw error
    const reason = errorMessage(error)
    throw new BackupRefused(`${sentence}: ${reason}`, { cause: error })
  }
