import type { plates as korean } from '../../ko/program/plates.ts'
import type { Translated } from '../../message.ts'

export const plates: Translated<typeof korean> = {
  'plates.title': 'My plates',
}
