import type { plateFill as korean } from '../../ko/program/plateFill.ts'
import type { Translated } from '../../message.ts'

export const plateFill: Translated<typeof korean> = {
  'plateFill.title': '自动填充',
}
