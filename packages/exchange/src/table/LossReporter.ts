import type { LossCode } from '../model/Loss.ts'

export type LossReporter = (code: LossCode, excerpt: string, what: string) => void
