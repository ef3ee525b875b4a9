import type { sharing as korean } from '../../ko/program/sharing.ts'
import type { Translated } from '../../message.ts'

export const sharing: Translated<typeof korean> = {
  'share.title.plate': { one: '{count} Tafel teilen?', other: '{count} Tafeln teilen?' },
  'share.title.module': { one: '{count} Modul teilen?', other: '{count} Module teilen?' },
  'share.audience':
    'Alle Mitglieder von Pandok sehen den Inhalt mit Ihrem Spitznamen, können ihn ausprobieren und kopieren.',
  'share.plateModules': 'Ihre Module, die in der Tafel verwendet werden, sind mit zu sehen.',
  'share.stays':
    'Sie können das Teilen jederzeit beenden; Kopien anderer Mitglieder bleiben jedoch bestehen.',
  'share.checking': 'Der Inhalt wird auf diesem Computer auf Patientendaten geprüft',
  'share.clean': 'Nichts sieht nach Patientendaten aus',
  'share.clean.text': 'Die automatische Prüfung findet nicht alles. Bitte sehen Sie selbst noch einmal nach.',
  'share.found': {
    one: '{count} Stelle könnte Patientendaten enthalten',
    other: '{count} Stellen könnten Patientendaten enthalten',
  },
  'share.found.text':
    'Bitte korrigieren und speichern Sie vor dem Teilen. Sind es keine Patientendaten, können Sie unverändert teilen.',
  'share.more': { one: 'und {count} weitere Stelle', other: 'und {count} weitere Stellen' },
  'share.failed': 'Der Inhalt konnte nicht geprüft werden',
  'share.anyway': 'Trotzdem teilen',
  'share.kind.residentNumber': 'Personenkennzahl',
  'share.kind.phone': 'Telefonnummer',
  'share.kind.name': 'Name',
  'share.kind.birth': 'Geburtsdatum',
  'share.kind.chartNumber': 'Patientennummer',
  'share.kind.email': 'E-Mail-Adresse',
  'share.place.cell': 'Zelle „{name}“',
  'share.place.head': 'Name und Notiz',
  'share.place.inputs': 'Eingabe „{name}“',
  'share.place.groups': 'Gruppe „{name}“',
  'share.place.computed': 'Wert „{name}“',
  'share.place.tables': 'Tabelle „{name}“',
  'share.place.outputs': 'Satz „{name}“',
  'share.place.checks': 'Prüfungen',
  'share.place.citations': 'Quellen',
  'share.place.tests': 'gespeicherter Test „{name}“',
  'share.place.other': 'übriger Inhalt',
  'share.mine.title': 'Von mir geteilt',
  'share.mine.text':
    'Alle Mitglieder können dies sehen und kopieren. Wenn Sie das Teilen beenden, bleiben Kopien anderer Mitglieder bestehen.',
  'share.mine.link': 'Von mir geteilt',
  'share.mine.search': 'Nach Namen suchen',
  'share.mine.name': 'Name',
  'share.mine.kind': 'Art',
  'share.mine.copies': 'Kopiert von',
  'share.mine.count': { one: '{count} Mitglied', other: '{count} Mitgliedern' },
  'share.mine.updated': 'Geändert',
  'share.mine.done': {
    one: '{count} Eintrag wird nicht mehr geteilt.',
    other: '{count} Einträge werden nicht mehr geteilt.',
  },
  'share.mine.empty.title': 'Sie teilen nichts',
  'share.mine.empty.text':
    'Wählen Sie im Menü einer Tafel oder eines Moduls „Teilen“, dann erscheint der Eintrag hier.',
  'share.absent.title.plate': 'Diese Tafel ist nicht verfügbar',
  'share.absent.title.module': 'Dieses Modul ist nicht verfügbar',
  'share.absent.text.plate':
    'Möglicherweise wurde sie gelöscht oder wird nicht mehr geteilt. Auch die Adresse kann falsch sein. Eine früher erstellte Kopie finden Sie weiterhin unter Ihren Tafeln.',
  'share.absent.text.module':
    'Möglicherweise wurde es gelöscht oder wird nicht mehr geteilt. Auch die Adresse kann falsch sein. Eine früher erstellte Kopie finden Sie weiterhin unter Ihren Modulen.',
  'share.absent.own.plate': 'Meine Tafeln',
  'share.absent.own.module': 'Meine Module',
  'share.absent.others.plate': 'Geteilte Tafeln',
  'share.absent.others.module': 'Geteilte Module',
  'share.absent.library': 'Bibliothek',
}
