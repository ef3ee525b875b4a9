import type { LossCode } from '../model/Loss.ts'

export type Tell = (code: LossCode, excerpt: string, what: string) => void
