import type { viewerSource as korean } from '../../ko/program/viewerSource.ts'
import type { Translated } from '../../message.ts'

export const viewerSource: Translated<typeof korean> = {
  'viewer.command.study.source': 'Aus dem PACS öffnen',
  'viewer.refusal.notReceived': 'Der Server hat die Datei nicht gesendet.',
  'viewer.source.text':
    'Sucht und öffnet Untersuchungen auf einem PACS oder Bildserver mit DICOMweb. Der Browser verbindet sich direkt mit dem Server; an Pandok wird nichts gesendet.',
  'viewer.source.list': 'Bildserver',
  'viewer.source.add': 'Server hinzufügen',
  'viewer.source.edit': 'Servereinstellungen',
  'viewer.source.first':
    'Richten Sie zuerst einen Bildserver ein. Die Adresse kennt Ihre PACS-Administration.',
  'viewer.source.name': 'Name',
  'viewer.source.name.hint': 'So erscheint er in der Liste.',
  'viewer.source.name.missing': 'Geben Sie einen Namen ein.',
  'viewer.source.address': 'DICOMweb-Adresse',
  'viewer.source.address.hint': 'Zum Beispiel https://pacs.example/dicom-web',
  'viewer.source.address.public':
    'Ein Server im Internet braucht eine https-Adresse. Unverschlüsseltes http ist nur für diesen Computer und private Netze erlaubt.',
  'viewer.source.address.plain':
    'Diese Adresse (http) ist nicht verschlüsselt: Andere im Netz könnten Bilder und Token mitlesen. Verwenden Sie möglichst https.',
  'viewer.source.token': 'Zugriffstoken',
  'viewer.source.token.hint':
    'Nur wenn der Server eines verlangt. Benutzername und Passwort als „Basic …“ eingeben.',
  'viewer.source.token.show': 'Token anzeigen',
  'viewer.source.token.hide': 'Token verbergen',
  'viewer.source.token.keep': 'Token in diesem Browser speichern',
  'viewer.source.token.keep.hint':
    'Sonst wird es beim Schließen dieses Fensters gelöscht. An gemeinsam genutzten Computern nicht speichern.',
  'viewer.source.reports': 'Messberichte (SR) früherer Untersuchungen suchen',
  'viewer.source.reports.hint':
    'Während Sie befunden, wird dieser Server anhand der Patientennummer nach Messberichten früherer Untersuchungen des angezeigten Patienten durchsucht. Deren Werte werden zum Vergleich angeboten.',
  'viewer.source.kept': 'Die Angaben zum Server werden nur in diesem Browser gespeichert.',
  'viewer.source.test': 'Verbindung prüfen',
  'viewer.source.testing': 'Verbindung wird geprüft',
  'viewer.source.test.done': 'Verbunden. Untersuchungen können gesucht werden.',
  'viewer.source.save': 'Speichern',
  'viewer.source.remove': 'Server löschen',
  'viewer.source.search': 'Untersuchungen suchen',
  'viewer.source.searching': 'Untersuchungen werden gesucht',
  'viewer.source.stop': 'Suche anhalten',
  'viewer.source.patientName': 'Patientenname',
  'viewer.source.patientId': 'Patientennummer',
  'viewer.source.accession': 'Auftragsnummer',
  'viewer.source.modality': 'Modalität',
  'viewer.source.modality.any': 'Alle',
  'viewer.source.dateFrom': 'Untersucht ab',
  'viewer.source.dateTo': 'Untersucht bis',
  'viewer.source.datesTurned': 'Der erste Tag liegt nach dem letzten.',
  'viewer.source.results': 'Gefundene Untersuchungen',
  'viewer.source.none':
    'Keine Untersuchung gefunden. Versuchen Sie es mit weniger Angaben oder nur einem Teil des Namens.',
  'viewer.source.found': 'Untersuchungen {from}–{to}',
  'viewer.source.page.previous': 'Vorherige Untersuchungen',
  'viewer.source.page.next': 'Weitere Untersuchungen',
  'viewer.source.column.date': 'Datum',
  'viewer.source.column.patient': 'Patient',
  'viewer.source.column.description': 'Untersuchung',
  'viewer.source.column.modality': 'Modalität',
  'viewer.source.column.series': 'Serien',
  'viewer.source.column.images': 'Bilder',
  'viewer.source.study.show': 'Serien von {name}, {date} anzeigen',
  'viewer.source.series.loading': 'Serien werden geladen',
  'viewer.source.series.none': 'Diese Untersuchung hat keine Serien.',
  'viewer.source.series.all': 'Alle Serien auswählen',
  'viewer.source.series.choose': 'Wählen Sie in der Liste eine Untersuchung, um hier ihre Serien zu sehen.',
  'viewer.source.open.study': 'Untersuchung öffnen',
  'viewer.source.open.series': { one: '{count} Serie öffnen', other: '{count} Serien öffnen' },
  'viewer.source.failed': 'Der Server hat nicht alle Bilder gesendet',
  'viewer.source.fault.addressInvalid':
    'Die Adresse ist ungültig. Geben Sie die DICOMweb-Adresse ein, die mit https:// beginnt, ohne Benutzernamen und ohne „?“.',
  'viewer.source.fault.unreachable':
    'Der Server antwortet nicht. Prüfen Sie die Adresse, Ihr Netz (VPN) und ob der Server läuft. Fragt der Browser nach Zugriff auf das lokale Netz, erlauben Sie ihn.',
  'viewer.source.fault.cors':
    'Der Server antwortet, lässt diese Website die Antwort aber nicht lesen (CORS). Bitten Sie seine Administration, für diese Website GET-Anfragen mit den Kopfzeilen Accept und Authorization zu erlauben: {origin}',
  'viewer.source.fault.mixedContent':
    'Diese Website wurde über https geöffnet; deshalb sperrt der Browser Server mit unverschlüsseltem http. Verwenden Sie die https-Adresse des Servers.',
  'viewer.source.fault.unauthorised':
    'Der Server akzeptiert das Token nicht. Geben Sie es in den Servereinstellungen neu ein.',
  'viewer.source.fault.forbidden':
    'Sie dürfen diese Bilder nicht sehen. Bitten Sie die Administration des Servers um Zugriff oder verwenden Sie ein anderes Token.',
  'viewer.source.fault.notFound':
    'Auf dem Server nicht gefunden. Prüfen Sie die Adresse; stimmt sie, wurde die Untersuchung verschoben oder gelöscht: Suchen Sie erneut.',
  'viewer.source.fault.notDicomWeb':
    'Der Server unter dieser Adresse unterstützt kein DICOMweb. Prüfen Sie den Pfad am Ende der Adresse, etwa /dicom-web.',
  'viewer.source.fault.notAcceptable':
    'Der Server kann die Bilder nicht in der nötigen Form liefern. Fragen Sie seine Administration, ob WADO-RS eingeschaltet ist.',
  'viewer.source.fault.server':
    'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal; bleibt es dabei, informieren Sie seine Administration.',
  'viewer.source.fault.tooLarge':
    'Die Antwort des Servers ist zu groß. Grenzen Sie die Suche ein oder öffnen Sie weniger Serien auf einmal.',
  'viewer.source.fault.refused':
    'Der Server hat das Gesendete nicht angenommen. Fragen Sie seine Administration, ob dort gespeichert werden darf (STOW-RS).',
  'viewer.source.fault.broken':
    'Die Übertragung brach ab oder kam beschädigt an. Prüfen Sie das Netz und öffnen Sie erneut.',
  'viewer.source.fault.aborted': 'Angehalten.',
}
