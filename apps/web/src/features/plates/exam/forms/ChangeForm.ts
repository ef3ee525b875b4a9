import type { ExamForm } from '@pandok/domain'

export type ChangeForm = (update: (form: ExamForm) => ExamForm, field: string) => void
