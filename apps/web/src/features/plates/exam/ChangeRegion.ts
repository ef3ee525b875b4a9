import type { ExamRegion } from '@pandok/domain'

export type ChangeRegion = (update: (region: ExamRegion) => ExamRegion, field: string) => void
