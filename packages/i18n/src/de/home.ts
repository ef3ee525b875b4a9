import type { home as korean } from '../ko/home.ts'
import type { Translated } from '../message.ts'

export const home: Translated<typeof korean> = {
  'site.hero.eyebrow': 'Strukturierte Befundung für Radiologie und Pathologie',
  'site.hero.title': 'Befunde schreiben, ohne den Blick vom Bild zu nehmen',
  'site.hero.text':
    'Häufige Sätze und Berechnungen liegen auf einer Tafel mit bis zu 60 Zellen; jede Taste schreibt ihren Teil des Befunds in Ihren eigenen Worten. Die Tafel hier ist echt: Drücken Sie die Tasten.',
  'site.hero.start': 'Kostenlos starten',
  'site.demo.label': 'Tafel ausprobieren',
  'site.demo.plate': 'CT Thorax',
  'site.demo.board': 'Zellen der Tafel',
  'site.demo.hint': 'Einmal klicken, danach genügt die Taste',
  'site.demo.report': 'Befund',
  'site.demo.language': 'Sprache des Befunds',
  'site.demo.empty': 'Drücken Sie eine Taste; der Befund erscheint hier.',
  'site.demo.undo': 'Rückgängig',
  'site.demo.idle':
    'öffnet das Rundherd-Modul: Aus Art, Größe und Risiko ermittelt eine Entscheidungstabelle die Kontrolle und schreibt sie in den Befund.',
  'site.demo.note':
    'Acht Zellen der Bibliothekstafel „CT Thorax“ mit dem Modul Fleischner 2017. Sätze und Tabellen sind die des Programms; nichts wird gespeichert oder gesendet.',
  'site.demo.cell.technique': 'CT nativ',
  'site.demo.cell.airways': 'Atemwege frei',
  'site.demo.cell.effusion': 'Kein Erguss',
  'site.demo.cell.heart': 'Herz normal',
  'site.demo.cell.nodes': 'LK nicht vergrößert',
  'site.demo.cell.bones': 'Skelett normal',
  'site.demo.cell.nodule': 'Rundherd',
  'site.demo.cell.emphysema': 'Emphysem',
  'site.demo.section.technique': 'Technik',
  'site.demo.section.findings': 'Befund',
  'site.demo.begun.technique': 'Native CT des Thorax.',
  'site.demo.begun.airways': 'Zentrale Atemwege frei.',
  'site.demo.begun.effusion': 'Kein Pleuraerguss.',
  'site.how.title': 'Tafeln, Module, Befunde',
  'site.how.plate.title': 'Tafel',
  'site.how.plate.text':
    'Bis zu 60 Zellen, jede mit einem Satz oder Modul unter einer Taste Ihrer Wahl. Die Tasten gelten nach ihrer Lage, unabhängig vom Tastaturlayout.',
  'site.how.module.title': 'Modul',
  'site.how.module.text':
    'Größen, Scores und Klassifikationen folgen Regeln. Einmal festgelegt, wird jeder Wert nach derselben Regel berechnet und im selben Satz geschrieben.',
  'site.how.report.title': 'Befund',
  'site.how.report.text':
    'Sätze stehen in ihrem Abschnitt: Befund und Beurteilung, Makroskopie und Diagnose. Übernehmen, ändern, kopieren.',
  'site.viewer.title': 'Die Tafel liegt neben dem Bild',
  'site.viewer.text':
    'Durch die Serie blättern und auf demselben Bildschirm schreiben. Eine gemessene Länge geht in das offene Modul; wird die Messung korrigiert, folgt die Zahl im Befund.',
  'site.viewer.open':
    'Öffnet CT, MR, Röntgen, Mammographie und Ultraschall als DICOM aus Ordnern, ZIP-Dateien, von CDs und aus DICOMweb-PACS.',
  'site.viewer.slide':
    'Whole-Slide-Bilder (SVS, Pyramiden-TIFF, DICOM-WSI) werden im selben Viewer vergrößert und vermessen.',
  'site.viewer.measure':
    'Misst Länge, Längs- und Querdurchmesser, Winkel, Cobb-Winkel, Fläche und HU, auch auf rekonstruierten Ebenen.',
  'site.viewer.note': 'Der Viewer ist kein Medizinprodukt für die Primärdiagnostik.',
  'site.viewer.shot': 'Der Viewer: links eine CT des Thorax mit Messung, rechts Tafel und Befund',
  'site.library.title': 'Module mit Quellen und Tests',
  'site.library.text':
    'Die Bibliothek umfasst {modules|Modul|Module} und {plates|Tafel|Tafeln}. Jedes Modul nennt Literatur und nächsten Prüftermin und ist bis zu den Sätzen in fünf Sprachen getestet.',
  'site.library.table':
    'Lücken und Überschneidungen einer Entscheidungstabelle werden mathematisch nachgewiesen. Dezimalzahlen werden exakt gerechnet.',
  'site.library.why': 'Zu jedem Satz lässt sich die Begründung öffnen: Angaben, Punkte und Tabellenzeilen.',
  'site.library.own':
    'Ein vorhandener Textbaustein wird beim Einfügen zum Modulentwurf. Eigene Module werden genauso getestet.',
  'site.library.names': 'Klassifikationen und Scores der Bibliothek',
  'site.library.shot': 'Der Moduleditor: Entscheidungstabelle neben Formular und geschriebenen Sätzen',
  'site.library.listShot': 'Die Bibliothek: Module und Tafeln zum Übernehmen',
  'site.languages.title': 'Derselbe Befund in fünf Sprachen',
  'site.languages.text':
    'Zellen und Module enthalten ihre Sätze in fünf Sprachen. Beim Umschalten bleiben die Werte, nur die Sätze wechseln; Fälle, Einheiten und Dezimalzeichen folgen jeder Sprache. Was Sie oben auf der Tafel schreiben, erscheint auch hier.',
  'site.keep.title': 'Worauf Sie sich im Befundraum verlassen können',
  'site.keep.privacy.title': 'Patientendaten verlassen Ihren Computer nicht',
  'site.keep.privacy.text':
    'Bilder, Patientennamen, Dateinamen und Befunde werden nie an den Server gesendet. Dort liegen nur Konto, Tafeln und Module.',
  'site.keep.keyboard.title': 'Die Tastatur genügt',
  'site.keep.keyboard.text': 'Alles lässt sich mit der Tastatur bedienen, ebenso mit der Maus.',
  'site.keep.share.title': 'Geteilte Tafeln werden als Kopie genutzt',
  'site.keep.share.text':
    'Wer eine Tafel oder ein Modul teilt, behält das Original; andere arbeiten mit einer Kopie. Auch als Datei lässt sich beides weitergeben.',
  'site.keep.backup.title': 'Nichts geht versehentlich verloren',
  'site.keep.backup.text':
    'Jedes Speichern legt eine Sicherung an; gelöschte Tafeln und Module bleiben 30 Tage im Papierkorb.',
  'site.price.title': 'Tarife',
  'site.price.text':
    'Kostenlos beginnen und wechseln, wenn Sie mehr Tafeln brauchen. Preise inklusive Mehrwertsteuer.',
  'site.get.title': 'Für Windows und im Browser',
  'site.get.text':
    'Version, Größe und SHA-256 des Installationsprogramms stehen auf der Download-Seite. Ohne Windows läuft dasselbe Programm im Browser.',
  'site.start.title': 'Legen Sie Ihre erste Tafel an',
  'site.start.text': 'Auch kostenlos lassen sich bis zu {count|Tafel|Tafeln} anlegen.',
  'site.start.prices': 'Tarife ansehen',
}
