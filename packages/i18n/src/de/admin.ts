import type { admin as korean } from '../ko/admin.ts'
import type { Translated } from '../message.ts'

export const admin: Translated<typeof korean> = {
  'admin.nav.label': 'Verwaltung',
  'admin.nav.users': 'Mitglieder',
  'admin.nav.plates': 'Tafeln',
  'admin.nav.modules': 'Module',
  'admin.nav.payments': 'Zahlungen',
  'admin.nav.openRefunds': {
    one: '{count} offener Erstattungsantrag',
    other: '{count} offene Erstattungsanträge',
  },
  'admin.nav.banners': 'Banner',
  'admin.nav.audit': 'Protokoll',
  'admin.area': 'Verwaltung',
  'admin.title.users': 'Mitgliederverwaltung',
  'admin.title.user': 'Mitglied',
  'admin.title.plates': 'Tafelverwaltung',
  'admin.title.modules': 'Modulverwaltung',
  'admin.title.payments': 'Zahlungsverwaltung',
  'admin.title.audit': 'Änderungsprotokoll',
  'admin.title.banners': 'Bannerverwaltung',
  'admin.title.banner': 'Banner',
}
