import type { desktopOffline as korean } from '../../ko/program/desktopOffline.ts'
import type { Translated } from '../../message.ts'

export const desktopOffline: Translated<typeof korean> = {
  'offline.saved':
    'Auf diesem Computer gespeichert. Sobald eine Verbindung besteht, wird es zum Server übertragen.',
  'offline.badge': 'Offline · wird auf diesem Computer gespeichert',
  'offline.count': '{count} wartend',
  'offline.sending': 'Wird zum Server übertragen',
  'offline.waiting': { one: '{count} Änderung zu übertragen', other: '{count} Änderungen zu übertragen' },
  'offline.needs.plates': {
    one: '{count} Tafel braucht Ihre Entscheidung',
    other: '{count} Tafeln brauchen Ihre Entscheidung',
  },
  'offline.needs.modules': {
    one: '{count} Modul braucht Ihre Entscheidung',
    other: '{count} Module brauchen Ihre Entscheidung',
  },
  'offline.needs.items': {
    one: '{count} Eintrag braucht Ihre Entscheidung',
    other: '{count} Einträge brauchen Ihre Entscheidung',
  },
  'offline.explained': 'Der Server ist nicht erreichbar. Tafeln und Module lassen sich weiter verwenden.',
  'offline.title': 'Offline-Status',
  'offline.list.waiting': 'Änderungen, die bei Verbindung übertragen werden',
  'offline.list.conflicts': 'Auch anderswo geändert',
  'offline.list.conflicts.text':
    'Beide Fassungen sind vorhanden. Öffnen und speichern Sie, um zu wählen, welche gilt.',
  'offline.list.refused': 'Vom Server nicht angenommen',
  'offline.open': '{name} öffnen',
  'offline.retry': 'Erneut senden',
  'offline.saveAsNew': 'Als neu speichern',
  'offline.download': 'Als Datei herunterladen',
  'offline.drop': 'Verwerfen',
  'offline.plate': 'Tafel',
  'offline.module': 'Modul',
  'offline.check': 'Verbindung jetzt prüfen',
  'offline.drop.title': 'Diese Änderung verwerfen?',
  'offline.drop.text': 'Sie ist nur auf diesem Computer vorhanden und lässt sich nicht wiederherstellen.',
  'offline.cancel': 'Abbrechen',
  'offline.reason.gone': 'Wurde anderswo gelöscht und ist auf dem Server nicht mehr vorhanden.',
  'offline.reason.module': 'Wartet, weil das Modul „{name}“ noch nicht auf dem Server ist.',
  'offline.signOut.title': 'Einige Änderungen sind noch nicht auf dem Server',
  'offline.signOut.text': {
    one: '{count} Änderung bleibt auf diesem Computer und wird übertragen, wenn Sie sich wieder als dieses Mitglied anmelden. Bis dahin lassen sich Tafeln und Module offline nicht verwenden.',
    other:
      '{count} Änderungen bleiben auf diesem Computer und werden übertragen, wenn Sie sich wieder als dieses Mitglied anmelden. Bis dahin lassen sich Tafeln und Module offline nicht verwenden.',
  },
  'offline.signOut.leave': 'Abmelden',
  'offline.signOut.stay': 'Angemeldet bleiben',
}
