import type { desktopFiles as korean } from '../../ko/program/desktopFiles.ts'
import type { Translated } from '../../message.ts'

export const desktopFiles: Translated<typeof korean> = {
  'desktopFiles.cut.title': 'Zu viele Dateien: Nur ein Teil wurde geöffnet.',
  'desktopFiles.cut.text':
    'Auf einmal werden höchstens 20.000 Dateien und 16 Ordnerebenen gelesen. Öffnen Sie für den Rest die Unterordner einzeln.',
  'desktopFiles.notice.watch': {
    one: '{count} neue Datei im überwachten Ordner',
    other: '{count} neue Dateien im überwachten Ordner',
  },
  'desktopFiles.notice.handed': {
    one: '{count} Datei wartet darauf, geöffnet zu werden',
    other: '{count} Dateien warten darauf, geöffnet zu werden',
  },
  'desktopFiles.notice.label': 'Eingegangene Dateien',
  'desktopFiles.notice.open': 'Öffnen',
  'desktopFiles.notice.openImages': 'Bilder öffnen',
  'desktopFiles.notice.dismiss': 'Schließen, ohne zu öffnen',
  'desktopFiles.import.gone': '{name} kann nicht gelesen werden. Die Datei wurde verschoben oder geändert.',
  'desktopFiles.recent.title': 'Zuletzt geöffnete Untersuchungen',
  'desktopFiles.recent.none':
    'Noch keine Untersuchungen. Ordner, die Sie im Explorer mit Pandok öffnen, erscheinen hier.',
  'desktopFiles.recent.count': { one: '{count} Datei', other: '{count} Dateien' },
  'desktopFiles.recent.gone':
    'Ordner nicht gefunden. Er wurde verschoben oder gelöscht, oder das Laufwerk ist nicht verbunden.',
  'desktopFiles.recent.remove': 'Entfernen',
  'desktopFiles.recent.removeOne': '{label} aus der Liste entfernen',
  'desktopFiles.recent.all': 'Alle {count} anzeigen',
  'desktopFiles.recent.clear': 'Liste leeren',
  'desktopFiles.recent.clear.title': 'Liste der zuletzt geöffneten Untersuchungen leeren?',
  'desktopFiles.recent.clear.text': 'Nur die Liste wird geleert. Die Dateien bleiben, wo sie sind.',
  'desktopFiles.watch.title': 'Überwachter Ordner',
  'desktopFiles.watch.text':
    'Sie werden auf Bilder hingewiesen, die in diesem Ordner ankommen. Automatisch werden sie nie geöffnet.',
  'desktopFiles.watch.none': 'Es wird kein Ordner überwacht.',
  'desktopFiles.watch.choose': 'Ordner festlegen',
  'desktopFiles.watch.change': 'Ordner ändern',
  'desktopFiles.watch.off': 'Nicht mehr überwachen',
  'desktopFiles.watch.path': 'Pfad des Ordners',
  'desktopFiles.watch.path.hint':
    'Klicken Sie im Explorer mit der rechten Maustaste auf den Ordner, wählen Sie „Als Pfad kopieren“ und fügen Sie ihn hier ein. Beispiel: D:\\Inbox',
  'desktopFiles.watch.start': 'Überwachung starten',
  'desktopFiles.watch.problem.NO_FOLDER':
    'Diesen Ordner gibt es nicht. Geben Sie den ganzen Pfad ab dem Laufwerksbuchstaben ein.',
  'desktopFiles.watch.problem.FOLDER_TOO_LARGE':
    'In diesem Ordner liegen zu viele Dateien. Wählen Sie einen mit weniger als 20.000.',
  'desktopFiles.watch.problem.OTHER':
    'Der Ordner konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
}
