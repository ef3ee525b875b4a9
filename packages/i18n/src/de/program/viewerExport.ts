import type { viewerExport as korean } from '../../ko/program/viewerExport.ts'
import type { Translated } from '../../message.ts'

export const viewerExport: Translated<typeof korean> = {
  'viewer.export.twoPatients': 'Eine Datei kann nicht die Daten mehrerer Patienten enthalten.',
  'viewer.export.onePatient': 'Sie enthält nur die Messungen des Patienten, der gerade betrachtet wird.',
  'viewer.export.noImage': 'Nur Messungen auf DICOM-Bildern lassen sich als DICOM SR speichern.',
  'viewer.export.subtracted':
    'Eine subtrahierte Ansicht lässt sich nicht als Darstellungszustand speichern. Schalten Sie den Zustand zuerst aus.',
  'viewer.export.color': 'Nur Graustufenbilder können einen Darstellungszustand haben.',
  'viewer.command.study.send': 'An ein PACS senden',
  'viewer.send.text':
    'Geht an einen Bildserver, den Sie eingetragen haben (DICOMweb STOW-RS). Die Angaben zum Patienten werden mitgesendet, damit der Server die Objekte zuordnen kann.',
  'viewer.send.noServer':
    'Es gibt noch keinen Bildserver, an den gesendet werden kann. Tragen Sie zuerst einen ein.',
  'viewer.send.what': 'Was gesendet wird',
  'viewer.send.structuredReport': 'Messungen (DICOM SR)',
  'viewer.send.presentation': 'Ansicht mit Eingezeichnetem (GSPS)',
  'viewer.send.keyObjects': 'Liste der Schlüsselbilder (KO)',
  'viewer.send.none': 'Es gibt nichts zu senden.',
  'viewer.send.go': 'Senden',
  'viewer.send.running': 'Wird gesendet',
  'viewer.send.done': {
    one: '{count} Objekt an {server} gesendet.',
    other: '{count} Objekte an {server} gesendet.',
  },
  'viewer.deidentified.text':
    'Aus den Dateien der gezeigten Untersuchung werden Namen, Nummern, Daten, Beschreibungen und private Elemente entfernt und UIDs neu vergeben (Basisprofil nach DICOM PS3.15). Die Bilder selbst bleiben unverändert.',
  'viewer.deidentified.running': 'Wird anonymisiert',
  'viewer.deidentified.ready': {
    one: '{count} Datei ist anonymisiert. Noch ist nichts gespeichert.',
    other: '{count} Dateien sind anonymisiert. Noch ist nichts gespeichert.',
  },
  'viewer.deidentified.leftOut': {
    one: '{count} Datei fehlt darin:',
    other: '{count} Dateien fehlen darin:',
  },
  'viewer.deidentified.warning.burnedIn':
    'Laut Datei ist Text in die Bilder eingebrannt. Namen oder Nummern können sichtbar sein.',
  'viewer.deidentified.warning.burnedInPossible':
    'In Bilder dieser Art sind oft Namen oder Nummern eingebrannt. Sehen Sie sich jedes an.',
  'viewer.deidentified.warning.face':
    'Es sind Schichten des Kopfes. Das Gesicht ließe sich daraus rekonstruieren.',
  'viewer.deidentified.check':
    'Ich habe diese Bilder geprüft und bestätige, dass niemand darauf zu erkennen ist.',
  'viewer.deidentified.save': 'Als ZIP speichern',
  'viewer.print.report': 'Befund',
  'viewer.print.made': 'Erstellt am {date}',
  'viewer.print.reader': 'Befundet von {name}',
  'viewer.print.signature': 'Unterschrift',
  'viewer.print.nothing':
    'Es gibt keinen Befund, kein Schlüsselbild und keine Messung zum Drucken. Mit K markieren Sie Schlüsselbilder.',
  'viewer.print.whose': 'Wessen Befund ist es?',
  'viewer.print.whose.text':
    'Mehrere Patienten sind geöffnet. Der gewählte Name steht auf jeder Seite; Schlüsselbilder und Messungen der anderen werden nicht gedruckt.',
  'viewer.print.whose.nobody': 'Ohne Namen',
  'viewer.print.whose.nobody.hint': 'Druckt den Befund und Schnitte ohne Angabe des Patienten.',
  'viewer.print.go': 'Drucken',
  'viewer.keyImages.show': 'Schlüsselbild {name} zeigen',
  'viewer.keyImages.remove': 'Markierung von Schlüsselbild {name} entfernen',
  'viewer.document.unnamed': 'Dokument ohne Titel',
  'viewer.document.save': '{name} speichern',
  'viewer.document.failed': 'Das Dokument ist nicht lesbar.',
  'viewer.document.blocked':
    'Der Browser hat den neuen Tab blockiert. Speichern Sie die Datei mit der Schaltfläche daneben.',
  'viewer.document.video.unplayable':
    'Dieser Browser kann dieses Videoformat ({format}) nicht abspielen. Speichern Sie es und öffnen Sie es in einem anderen Programm.',
  'viewer.document.video.cut': 'Das Video ist abgeschnitten.',
  'viewer.document.video.save': 'Video speichern',
  'viewer.document.video.keys': 'Leertaste: Wiedergabe/Pause · ← →: ein Bild · Umschalt+← →: 5 Sekunden',
  'viewer.document.search': 'Im Dokument suchen',
  'viewer.document.clear': 'Suche leeren',
  'viewer.document.none': 'Nichts gefunden.',
  'viewer.document.copy': 'Text kopieren',
  'viewer.document.copied': 'Der Text des Dokuments ist kopiert.',
  'viewer.document.notCopied': 'Der Text konnte nicht kopiert werden.',
  'viewer.measurement.textHint': 'Eingabetaste: übernehmen, Esc: verwerfen.',
}
