import type { plateEditor as korean } from '../../ko/program/plateEditor.ts'
import type { Translated } from '../../message.ts'

export const plateEditor: Translated<typeof korean> = {
  'plateEditor.title': 'Tafel bearbeiten',
  'plateEditor.heading': 'Tafel bearbeiten: {name}',
  'plateEditor.new': 'Neue Tafel',
  'plateEditor.back': 'Zurück zu den Tafeln',
  'plateEditor.name': 'Name der Tafel',
  'plateEditor.nameCount': '{count} von {max} Zeichen',
  'plateEditor.views': 'Bereiche des Editors',
  'plateEditor.view.board': 'Tafel',
  'plateEditor.view.keys': 'Tastenbelegung',
  'plateEditor.view.fill': 'Automatisches Ausfüllen',
  'plateEditor.view.exam': 'Untersuchung',
  'plateEditor.preview': 'Vorschau',
  'plateEditor.preview.ask.title': 'Speichern und Vorschau öffnen?',
  'plateEditor.preview.ask.text':
    'Die Vorschau zeigt die gespeicherte Tafel, und es gibt ungespeicherte Änderungen.',
  'plateEditor.preview.ask.save': 'Speichern und ansehen',
  'plateEditor.otherTab':
    'Diese Tafel ist auch in einem anderen Tab geöffnet. Werden beide geändert, wählen Sie beim Speichern, welche Fassung gilt.',
  'plateEditor.noRoom':
    'Für diese neue Tafel ist noch kein Platz. Was Sie hier anlegen, bleibt auf diesem Computer und lässt sich speichern, sobald Platz ist: Verschieben Sie Tafeln in den Papierkorb oder wechseln Sie den Tarif.',
  'plateEditor.noRoom.hint':
    'Sie können speichern, sobald Sie eine Tafel in den Papierkorb verschieben oder den Tarif wechseln.',
  'plateEditor.gone': 'Diese Tafel wurde anderswo gelöscht. Ihre Arbeit lässt sich als neue Tafel speichern.',
  'plateEditor.saveAsNew': 'Als neue Tafel speichern',
  'plateEditor.saveAsNewNote': 'Als neue Tafel: Beide bleiben erhalten.',
  'plateEditor.conflict.mine': 'Meine',
  'plateEditor.conflict.theirs': 'Neuere Fassung',
  'plateEditor.conflict.size': '{cells|Zelle|Zellen} · {keys|Taste|Tasten}',
  'plateEditor.closed.foreign':
    'Diese Tafel gehört einem anderen Mitglied. Kopieren Sie sie, um sie zu bearbeiten.',
  'plateEditor.closed.copied':
    'Diese Tafel gehört einem anderen Mitglied. Sie haben bereits eine Kopie: Bearbeiten Sie diese unter Ihren Tafeln.',
  'plateEditor.closed.trash':
    'Diese Tafel liegt im Papierkorb. Stellen Sie sie wieder her, um sie zu bearbeiten.',
  'plateEditor.toTrash': 'Papierkorb öffnen',
  'plateEditor.locked': 'Für diese Tafel ist ein Tarif nötig',
  'plateEditor.notOpened': 'Die Tafel ließ sich nicht öffnen',
  'plateEditor.pane.board': 'Tafel',
  'plateEditor.place.cell': '{name} (Zeile {row}, Spalte {column})',
  'plateEditor.place.unnamed': 'Zelle ohne Namen',
  'plateEditor.place.key': 'Taste {key}',
  'plateEditor.place.fill': 'Automatisches Ausfüllen, Regel {number}',
  'plateEditor.diff.plate': 'Tafel',
  'plateEditor.diff.cell': 'Zelle',
  'plateEditor.diff.keys': 'Tastenbelegung',
  'plateEditor.diff.fill': 'Automatisches Ausfüllen',
  'plateEditor.diff.place': 'Platz',
  'plateEditor.diff.output': 'Ausgabe {number}',
  'plateEditor.diff.wholeModule': 'alle Sätze',
  'plateEditor.diff.skip': 'ohne: {names}',
  'plateEditor.diff.preset': { one: '{count} Vorgabewert', other: '{count} Vorgabewerte' },
}
