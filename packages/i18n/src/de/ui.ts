import type { ui as korean } from '../ko/ui.ts'
import type { Translated } from '../message.ts'

export const ui: Translated<typeof korean> = {
  'ui.close': 'Schließen',
  'ui.cancel': 'Abbrechen',
  'ui.save': 'Speichern',
  'ui.retry': 'Erneut versuchen',
  'ui.reload': 'Seite neu laden',
  'ui.home': 'Zur Startseite',
  'ui.logoLabel': 'Pandok, Startseite',
  'ui.skipToContent': 'Zum Inhalt springen',
  'ui.language': 'Sprache',
  'ui.labelled': '{label}: {value}',
  'ui.menu': 'Menü',
  'ui.account': 'Ihr Konto',
  'ui.signOut': 'Abmelden',
  'ui.theme.toDark': 'Dunkle Darstellung',
  'ui.theme.toLight': 'Helle Darstellung',
  'ui.toasts': 'Meldungen (F8)',
  'ui.pageLoading': 'Seite wird geöffnet',
  'ui.newTab': 'öffnet in neuem Tab',
  'ui.soon.title': 'In Vorbereitung',
  'ui.soon.text': 'Diese Ansicht ist noch nicht verfügbar. Sobald sie fertig ist, finden Sie sie genau hier.',
  'ui.notFound.title': 'Diese Seite wurde nicht gefunden',
  'ui.notFound.text':
    'Vielleicht hat sich die Adresse geändert, oder die Seite gibt es nicht mehr. Bitte prüfen Sie die Adresse.',
  'ui.failed.title': 'Ein Fehler ist aufgetreten',
  'ui.failed.text':
    'Die Seite konnte nicht angezeigt werden. Hilft es nicht, sie neu zu laden, versuchen Sie es bitte in Kürze erneut.',
  'ui.failed.details': 'Fehlerdetails',
  'ui.disconnected.title': 'Der Server ist nicht erreichbar',
  'ui.error.signedOut': 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  'ui.error.OFFLINE': 'Sie sind offline. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'ui.error.UNREACHABLE': 'Der Server antwortet nicht. Bitte versuchen Sie es in Kürze erneut.',
  'ui.error.BAD_ANSWER': 'Die Antwort des Servers ist nicht lesbar. Bitte versuchen Sie es in Kürze erneut.',
  'ui.error.INSECURE':
    'Diese Seite wurde ohne sichere Verbindung geöffnet. Bitte verwenden Sie die Adresse mit https.',
  'ui.error.waitSeconds': {
    one: 'Zu viele Anfragen. Bitte versuchen Sie es in {count} Sekunde erneut.',
    other: 'Zu viele Anfragen. Bitte versuchen Sie es in {count} Sekunden erneut.',
  },
  'ui.error.waitMinutes': {
    one: 'Zu viele Anfragen. Bitte versuchen Sie es in {count} Minute erneut.',
    other: 'Zu viele Anfragen. Bitte versuchen Sie es in {count} Minuten erneut.',
  },
}
