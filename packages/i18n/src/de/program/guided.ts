import type { guided as korean } from '../../ko/program/guided.ts'
import type { Translated } from '../../message.ts'

export const guided: Translated<typeof korean> = {
  'guided.open': 'Zwei-Minuten-Beispiel',
  'guided.title': 'Beispiel Schritt für Schritt',
  'guided.step': 'Schritt {number} von {total}',
  'guided.doIt': 'Für mich erledigen',
  'guided.leave': 'Beispiel beenden',
  'guided.left': 'Das Beispiel ist beendet. Was Sie erstellt haben, bleibt erhalten.',
  'guided.resume': 'Fortsetzen',
  'guided.toPlates': 'Zu den Tafeln',
  'guided.measure.title': 'Nach der Größe fragen',
  'guided.measure.text':
    'Wählen Sie unter „Eingabe hinzufügen“ den „Messwert“ und nennen Sie ihn „Größe“. Im Viewer gemessene Werte landen hier.',
  'guided.choice.title': 'Antworten zur Auswahl anlegen',
  'guided.choice.text':
    'Fügen Sie eine „Einfachauswahl“ hinzu und geben Sie zwei Antworten ein. Die Eingabetaste nach einer Antwort beginnt die nächste.',
  'guided.table.title': 'Eine Tabelle entscheiden lassen',
  'guided.table.text': 'Unter 10 mm „klein“, ab 10 mm „groß“. Fehlt ein Fall, meldet es die Tabelle.',
  'guided.sentence.title': 'Den Satz schreiben',
  'guided.sentence.text': 'Schreiben Sie ihn unter „Sätze“ und drücken Sie /, wo ein Wert stehen soll.',
  'guided.try.title': 'Ausprobieren',
  'guided.try.text':
    'Geben Sie in der Mitte unter „Probelauf“ Größe und Rand ein; rechts unter „Ergebnis“ erscheint der Satz.',
  'guided.save.title': 'Speichern',
  'guided.save.text':
    'Ein gespeichertes Modul setzen Sie in eine Zelle einer Tafel und verwenden es mit einer Taste.',
  'guided.done.title': 'Ihr Modul ist fertig',
  'guided.done.text':
    'Öffnen Sie eine Tafel und wählen Sie auf einer leeren Zelle „Modul wählen“, um es einzusetzen.',
}
