import type { admin as korean } from '../ko/admin.ts'
import type { Translated } from '../message.ts'

export const admin: Translated<typeof korean> = {
  'admin.nav.users': 'Benutzerverwaltung',
}
