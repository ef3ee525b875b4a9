import type { download as korean } from '../ko/download.ts'
import type { Translated } from '../message.ts'

export const download: Translated<typeof korean> = {
  'site.download.looking': 'Das Installationsprogramm wird gesucht.',
  'site.download.program': 'Pandok für Windows',
  'site.download.get': 'Herunterladen ({size})',
  'site.download.version': 'Version',
  'site.download.released': 'Veröffentlicht',
  'site.download.file': 'Datei',
  'site.download.signature': 'Digitale Signatur',
  'site.download.signature.signed': 'Signiert',
  'site.download.signature.unsigned': 'Nicht signiert',
  'site.download.signature.test': 'Mit einem Testzertifikat signiert',
  'site.download.signature.warning':
    'Windows warnt, dass der Herausgeber nicht überprüft werden kann. Prüfen Sie zuerst wie unten beschrieben, ob der SHA-256-Wert stimmt.',
  'site.download.copy': 'SHA-256 kopieren',
  'site.download.copyCommand': 'Befehl kopieren',
  'site.download.copied': 'Kopiert.',
  'site.download.copyFailed':
    'Das Kopieren ist fehlgeschlagen. Bitte markieren Sie den Text und kopieren Sie ihn selbst.',
  'site.download.notes': 'Was ist neu',
  'site.download.unavailable.title': 'Zurzeit nicht verfügbar',
  'site.download.unavailable.text':
    'Es ließ sich nicht feststellen, ob das Installationsprogramm verfügbar ist. Bitte versuchen Sie es später noch einmal; bis dahin steht das Web-Programm bereit.',
  'site.download.needs.title': 'Systemanforderungen',
  'site.download.needs.windows': '{name} 64-Bit, ab Build {build}',
  'site.download.needs.memory':
    '8 GB Arbeitsspeicher; für große CT-Untersuchungen und Whole-Slide-Bilder werden 16 GB empfohlen.',
  'site.download.needs.screen':
    'Ein Bildschirm mit mindestens 1280 × 800 Pixeln und eine Grafikkarte mit WebGL 2',
  'site.download.needs.network': 'Eine Internetverbindung zum Anmelden und Speichern',
  'site.download.verify.title': 'So prüfen Sie die Datei',
  'site.download.verify.hash':
    'Öffnen Sie PowerShell im Startmenü und führen Sie diesen Befehl aus. Lautet die Ausgabe „True“, ist es die hier genannte Datei.',
  'site.download.verify.signed':
    'Klicken Sie mit der rechten Maustaste auf die Datei und prüfen Sie unter Eigenschaften > Digitale Signaturen, wer signiert hat: {subject}',
  'site.download.verify.unsigned':
    'Diese Datei ist nicht signiert; in ihren Eigenschaften fehlt daher die Registerkarte für digitale Signaturen.',
  'site.download.other.title': 'Ohne Windows',
  'site.download.other.text':
    'Unter macOS, Linux und auf Tablets nutzen Sie das Web-Programm ohne Installation. Tafeln, Module und Viewer funktionieren im Browser, und auch dort bleiben Bilder und Befunde auf Ihrem Computer.',
}
