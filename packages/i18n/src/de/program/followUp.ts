import type { followUp as korean } from '../../ko/program/followUp.ts'
import type { Translated } from '../../message.ts'

export const followUp: Translated<typeof korean> = {
  'followUp.title': 'Empfehlung zur Verlaufskontrolle',
  'followUp.hint':
    'Aus Untersuchung und Zeitraum entsteht ein Satz in der Befundsprache; auf Wunsch kommt die Kontrolle auf die Terminliste dieses Computers.',
  'followUp.exam': 'Untersuchung',
  'followUp.earliest': 'Frühester Tag',
  'followUp.latest': 'Spätester Tag',
  'followUp.reason': 'Grund (optional)',
  'followUp.months': { one: 'In einem Monat', other: 'In {count} Monaten' },
  'followUp.list': 'Auf die Terminliste dieses Computers setzen',
  'followUp.listHint':
    'Weder Name noch Nummer des Patienten stehen darauf; die Notiz unten sagt Ihnen, um wen es geht.',
  'followUp.note': 'Notiz (nur auf diesem Computer)',
  'followUp.write': 'In den Befund schreiben',
  'followUp.due': { one: 'Ein Termin', other: '{count} Termine' },
  'followUp.remove': 'Löschen: {exam}',
  'followUp.calendar': 'Als Kalenderdatei speichern (.ics)',
  'followUp.lastDay': 'bis {day}',
  'followUp.wipe': 'Alle löschen',
  'followUp.failed': 'Die Terminliste dieses Computers ließ sich nicht öffnen.',
  'followUp.fault.examMissing': 'Bitte die Untersuchung angeben.',
  'followUp.fault.dayMissing': 'Bitte mindestens einen Tag angeben.',
  'followUp.fault.dayUnknown': 'Diesen Tag gibt es nicht.',
  'followUp.fault.daysReversed': 'Der früheste Tag liegt nach dem spätesten.',
  'critical.title': 'Kritischer Befund',
  'critical.hint': 'Die Zeile wird geschrieben, wenn alle sechs Felder ausgefüllt sind.',
  'critical.field.finding': 'Befund',
  'critical.field.foundAt': 'Festgestellt um',
  'critical.field.toldBy': 'Mitgeteilt von',
  'critical.field.receivedBy': 'Mitgeteilt an',
  'critical.field.toldAt': 'Mitgeteilt um',
  'critical.field.means': 'Mitteilungsweg',
  'critical.means.phone': 'Telefon',
  'critical.means.inPerson': 'persönlich',
  'critical.means.message': 'Nachricht',
}
