import type { moduleRun as korean } from '../../ko/program/moduleRun.ts'
import type { Translated } from '../../message.ts'

export const moduleRun: Translated<typeof korean> = {
  'moduleRun.test.title': 'Test',
}
