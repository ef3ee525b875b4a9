import type { plateRun as korean } from '../../ko/program/plateRun.ts'
import type { Translated } from '../../message.ts'

export const plateRun: Translated<typeof korean> = {
  'plateRun.panes': 'Bereiche des Arbeitsplatzes',
  'plateRun.pane.board': 'Tafel',
  'plateRun.pane.form': 'Eingabe',
  'plateRun.pane.report': 'Befundbericht',
  'plateRun.edit': 'Tafel bearbeiten',

  'plateRun.keys.board': 'Tasten führen Zellen aus',
  'plateRun.keys.field': 'Tasten schreiben Text',
  'plateRun.keys.back': 'zurück zur Tafel',

  'plateRun.board.empty': 'Leerer Platz',
  'plateRun.board.written': 'In den Befund geschrieben:',
  'plateRun.noCell': 'Bitte ein Modul zum Ausführen auswählen.',
  'plateRun.gone.title': 'Der Zelle „{name}“ fehlt ein Modul',
  'plateRun.gone.text': 'Dieses Modul enthält keine Daten. Bitte fügen Sie es erneut hinzu.',
  'plateRun.gone.edit': 'Zelle im Editor öffnen',

  'plateRun.form.idle':
    'Drücken Sie die Taste einer Zelle oder die Zelle selbst. Ist etwas auszufüllen, öffnet sich hier das Formular.',
  'plateRun.form.another': 'Noch eine',
  'plateRun.form.leave': 'Schließen',
  'plateRun.form.write': 'In den Befund schreiben',
  'plateRun.form.done': 'Fertig',
  'plateRun.form.notReady': 'Noch nicht möglich: Etwas fehlt oder ist falsch.',
  'plateRun.form.preview': 'Wird geschrieben',
  'plateRun.form.previewEmpty': 'Noch nichts. Der Text erscheint beim Ausfüllen.',
  'plateRun.begun.title': 'Begonnen, noch nicht geschrieben:',
  'plateRun.begun.remove': '{title}: verwerfen',

  'plateRun.report.empty':
    'Noch ist nichts geschrieben. Mit jeder ausgeführten Zelle wächst der Befund hier.',
  'plateRun.report.language': 'Sprache des Befunds',
  'plateRun.report.more': 'Befund: mehr',
  'plateRun.report.titles': 'Mit Zellentiteln kopieren',
  'plateRun.confirmAll': 'Alle bestätigen',
  'plateRun.undo': 'Rückgängig',
  'plateRun.redo': 'Wiederholen',
  'plateRun.clear': 'Befund leeren',
  'plateRun.cleared': 'Der Befund ist geleert.',
  'plateRun.section.add': 'Selbst schreiben: {section}',
  'plateRun.section.addAny': 'Selbst schreiben',
  'plateRun.section.copy': '{section} kopieren',

  'plateRun.entry.label': '{section}: {title}',
  'plateRun.entry.ownLabel': '{section}: eigener Satz',
  'plateRun.entry.ownHint': 'Hier schreiben',
  'plateRun.entry.emptied': 'Geleert; wird nicht kopiert.',
  'plateRun.entry.reopen': '{title}: Eingabe öffnen',
  'plateRun.entry.more': '{title}: mehr',
  'plateRun.entry.openForm': 'Eingabe öffnen',
  'plateRun.entry.another': 'Noch eine schreiben',
  'plateRun.entry.remove': 'Diesen Satz entfernen',
  'plateRun.entry.removeRun': 'Alles von „{title}“ entfernen',
  'plateRun.entry.edited': 'Von Hand geändert',
  'plateRun.entry.unconfirmed': 'Unbestätigte Werte',
  'plateRun.newer.changed': 'Nach Ihrer Änderung haben sich die Werte geändert. Jetzt hieße es:',
  'plateRun.newer.gone':
    'Nach Ihrer Änderung haben sich die Werte geändert. Dieser Satz würde nicht mehr geschrieben.',
  'plateRun.newer.take': 'Neuen Text übernehmen',
  'plateRun.newer.remove': 'Satz entfernen',
  'plateRun.newer.keep': 'Meinen Text behalten',

  'plateRun.concern.title': 'Vor dem Kopieren',
  'plateRun.concern.blocks': 'Noch nicht kopierbar',
  'plateRun.concern.warns': 'Bitte vor dem Kopieren prüfen',
  'plateRun.concern.blocked': 'Eine Prüfung des Moduls verbietet es.',
  'plateRun.concern.check': '{title}: {message}',
  'plateRun.concern.fault': '{title}: fehlt oder ist falsch – {names}',
  'plateRun.concern.unconfirmed': '{title}: noch nicht bestätigt – {names}',
  'plateRun.concern.outdated': '{title}: Werte nach der Änderung verändert',
  'plateRun.copy.all': 'Alles kopieren',
  'plateRun.copy.done': 'Der Befund ist kopiert.',
  'plateRun.copy.doneSection': '{section}: kopiert.',
  'plateRun.copy.warned': {
    one: '{count} Punkt bleibt zu prüfen.',
    other: '{count} Punkte bleiben zu prüfen.',
  },
  'plateRun.copy.blocked': 'Nicht kopiert',
  'plateRun.copy.empty': 'Es gibt nichts zu kopieren.',
  'plateRun.copy.failed':
    'Kopieren fehlgeschlagen. Bitte markieren Sie den Text und kopieren Sie ihn selbst.',

  'plateRun.leave.title': 'Befund verlassen?',
  'plateRun.leave.text':
    'Der Befund existiert nur auf diesem Bildschirm und wird nirgends gespeichert. Beim Verlassen geht er verloren.',
  'plateRun.leave.go': 'Verwerfen und verlassen',
  'plateRun.leave.stay': 'Bleiben',

  'plateRun.noPlate.title': 'Welche Tafel?',
  'plateRun.noPlate.text': 'Wählen Sie eine Tafel aus der Liste, um sie hier auszuführen.',
  'plateRun.notOpened': 'Die Tafel lässt sich nicht öffnen',
  'plateRun.locked': 'Diese Tafel ist gesperrt',
  'plateRun.toPlates': 'Zu den Tafeln',
  'plateRun.toPrices': 'Tarife ansehen',
}
