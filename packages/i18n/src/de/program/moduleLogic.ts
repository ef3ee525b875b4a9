import type { moduleLogic as korean } from '../../ko/program/moduleLogic.ts'
import type { Translated } from '../../message.ts'

export const moduleLogic: Translated<typeof korean> = {
  'moduleLogic.values.title': 'Berechnete Werte',
}
