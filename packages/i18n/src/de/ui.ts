import type { ui as korean } from '../ko/ui.ts'
import type { Translated } from '../message.ts'

export const ui: Translated<typeof korean> = {
  'ui.close': 'Schließen',
}
