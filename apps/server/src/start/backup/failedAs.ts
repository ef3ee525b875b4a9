import { BackupRefused } from '#db/backup/BackupRefused.ts'
import { describeStartProblem } from '../describeStartProblem.ts'
import { UsageError } from '../UsageError.ts'

/** Gives every failure a one-line message, unless it already has a better one. */
export const failedAs =
  (sentence: string) =>
  (error: unknown): never => {
    if (error instanceof UsageError || describeStartProblem(error) !== null) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupRefused(`${sentence}: ${reason}`, { cause: error })
  }
