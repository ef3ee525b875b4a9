import type { guide as korean } from '../ko/guide.ts'
import type { Translated } from '../message.ts'

export const guide: Translated<typeof korean> = {
  'guide.title': 'Benutzerhandbuch',
  'guide.help': 'Hilfe',
  'guide.keys': 'Tastenkürzel',
  'guide.news': 'Neuerungen',
  'guide.news.unread': 'Neu',
  'guide.search': 'Hilfe durchsuchen',
  'guide.search.clear': 'Suche leeren',
  'guide.contents': 'Alle Themen',
  'guide.here': 'Zu dieser Ansicht',
  'guide.found': { one: '{count} Fundstelle im Handbuch', other: '{count} Fundstellen im Handbuch' },
}
