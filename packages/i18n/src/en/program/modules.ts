import type { modules as korean } from '../../ko/program/modules.ts'
import type { Translated } from '../../message.ts'

export const modules: Translated<typeof korean> = {
  'modules.title': 'Modules',
}
