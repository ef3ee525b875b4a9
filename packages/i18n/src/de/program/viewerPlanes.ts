import type { viewerPlanes as korean } from '../../ko/program/viewerPlanes.ts'
import type { Translated } from '../../message.ts'

export const viewerPlanes: Translated<typeof korean> = {
  'viewer.planes.loading': 'Ebenen werden vorbereitet',
  'viewer.planes.progress': '{done} von {total}',
  'viewer.planes.failed': {
    one: '{count} Bild ist nicht lesbar, daher lassen sich keine Ebenen berechnen.',
    other: '{count} Bilder sind nicht lesbar, daher lassen sich keine Ebenen berechnen.',
  },
  'viewer.planes.tooLarge':
    'Für Ebenen reicht der Speicher nicht: {needed} MB sind nötig, {room} MB stehen zur Verfügung.',
  'viewer.planes.back': 'Zurück zu den Bildern',
  'viewer.planes.reset': 'Ebenen zurücksetzen',
  'viewer.planes.choose': 'Ebene',
  'viewer.planes.oblique': 'schräg',
  'viewer.planes.thickness': 'Schichtdicke (mm)',
  'viewer.planes.mode': 'Die Schicht zeigt',
  'viewer.planes.mode.mean': 'Mittelwert',
  'viewer.planes.mode.max': 'Höchster Wert (MIP)',
  'viewer.planes.mode.min': 'Niedrigster Wert (MinIP)',
  'viewer.planes.basis': 'Ebenen entlang',
  'viewer.planes.basis.patient': 'des Körpers',
  'viewer.planes.basis.acquisition': 'der aufgenommenen Schichten',
  'viewer.planes.hint':
    'Die Mitte ziehen verschiebt das Fadenkreuz, eine Linie ziehen verschiebt ihre Ebene, ein Kreis auf der Linie dreht sie. Umschalt und Klick holt das Fadenkreuz dorthin.',
  'viewer.layout.forget': 'Gemerkte Aufteilung für {modality} löschen',
  'viewer.layout.forgotten': 'Die Aufteilung für {modality} wurde gelöscht.',
  'viewer.link.done': 'Ab hier wird gemeinsam geblättert.',
  'viewer.link.alone': 'Zum gemeinsamen Blättern braucht es zwei Fenster mit Bildern.',
  'viewer.keys.text': 'Drücken Sie eine Taste, um sie zuzuweisen. Dieser Browser merkt es sich.',
  'viewer.keys.none': 'Keine Taste',
  'viewer.keys.change': 'Taste für „{name}“ ändern',
  'viewer.keys.clear': 'Keine Taste für „{name}“',
  'viewer.keys.reset': 'Übliche Taste für „{name}“',
  'viewer.keys.resetAll': 'Alle üblichen Tasten',
  'viewer.keys.wasReset': 'Die Bilder haben wieder ihre üblichen Tasten.',
  'viewer.keys.listening': 'Drücken Sie die Taste für „{name}“. Esc bricht ab.',
  'viewer.keys.conflict': '{key} ist mit „{name}“ belegt.',
  'viewer.keys.take': 'Übernehmen',
  'viewer.keys.other': 'Andere Taste drücken',
  'viewer.keys.alsoBoard': 'Nutzt auch die Tafel',
  'viewer.keys.refusedBoard':
    '{key} führt durch das Programm oder schließt etwas. Drücken Sie eine andere Taste.',
}
