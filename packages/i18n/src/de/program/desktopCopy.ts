import type { desktopCopy as korean } from '../../ko/program/desktopCopy.ts'
import type { Translated } from '../../message.ts'

export const desktopCopy: Translated<typeof korean> = {
  'copy.done': 'Kopiert.',
  'copy.again': 'Erneut versuchen',

  'copy.restore.label': 'Vorherige Zwischenablage wiederherstellen',
  'copy.restore.done': 'Die vorherige Zwischenablage ist wiederhergestellt.',
  'copy.restore.changed': 'Inzwischen wurde etwas anderes kopiert; die Zwischenablage bleibt, wie sie ist.',
  'copy.restore.nothing': 'Es gibt nichts wiederherzustellen.',
  'copy.restore.busy': 'Ein anderes Programm benutzt die Zwischenablage; es wurde nichts wiederhergestellt.',

  'copy.options.open': 'Kopiereinstellungen …',
  'copy.options.title': 'Kopiereinstellungen',
  'copy.onRun.label': 'Beim Ausführen einer Zelle kopieren',
  'copy.onRun.off': 'Nicht kopieren',
  'copy.onRun.all': 'Den ganzen Befund',
  'copy.onRun.allHint': 'Sobald etwas geschrieben ist, wird der bisherige Befund kopiert.',
  'copy.onRun.last': 'Das eben Geschriebene',
  'copy.onRun.lastHint': 'Nur die Sätze, ohne Abschnittsnamen und Zellentitel.',
  'copy.onRun.done': 'Kopiert',
  'copy.onRun.doneWarned': 'Kopiert · {count} zu prüfen',
  'copy.onRun.doneLast': 'Das eben Geschriebene ist kopiert.',
  'copy.restoreAfter.label': 'Vorherige Zwischenablage wiederherstellen',
  'copy.restoreAfter.off': 'Nur auf Wunsch',
  'copy.restoreAfter.offHint':
    'Ob Sie eingefügt haben, ist nicht zu erkennen; daher geschieht nichts automatisch.',
  'copy.restoreAfter.seconds': '{count|Sekunde|Sekunden} nach dem Kopieren',
  'copy.private.label': 'Nicht in den Zwischenablageverlauf von Windows aufnehmen',
  'copy.private.hint':
    'Kopierte Befunde erscheinen weder im Verlauf (Windows-Taste+V) noch in der Cloud-Zwischenablage.',

  'copy.narrow.open': 'Kompaktes Fenster',
  'copy.narrow.close': 'Kompaktes Fenster schließen',
  'copy.narrow.last': 'Eben geschrieben',
  'copy.narrow.notOnTop':
    'Dieses Fenster kann nicht im Vordergrund bleiben. Stellen Sie es neben Ihr Befundungsprogramm.',
  'copy.narrow.blocked':
    'Der Browser hat das Fenster nicht geöffnet. Bitte erlauben Sie Pop-ups für diese Seite.',
  'copy.narrow.anew':
    'Das kompakte Fenster beginnt mit einem leeren Befund. Ihr bisheriger bleibt in diesem Fenster.',
}
