import type { myPage as korean } from '../ko/myPage.ts'
import type { Translated } from '../message.ts'

export const myPage: Translated<typeof korean> = {
  'account.myPage.title': 'Mein Konto',
  'account.myPage.since': 'Mitglied seit {date}',
  'account.myPage.plan': 'Ihr Tarif',
  'account.myPage.tier.free': 'Kostenlos',
  'account.myPage.tier.basic': 'Basic',
  'account.myPage.tier.standard': 'Standard',
  'account.myPage.plates': 'Meine Tafeln',
  'account.myPage.libraryFree': 'Bibliothekstafeln (kostenlos)',
  'account.myPage.libraryPaid': 'Bibliothekstafeln (kostenpflichtig)',
  'account.myPage.usage': '{used} von {limit} belegt',
  'account.myPage.toPrice': 'Tarife ansehen',

  'account.profile.title': 'Ihre Angaben',
  'account.profile.lead': 'Halten Sie Ihren Namen und Ihre Kontaktdaten hier aktuell.',
  'account.profile.email.hint': 'Die E-Mail-Adresse für die Anmeldung kann nicht geändert werden.',
  'account.profile.save': 'Speichern',
  'account.profile.saving': 'Wird gespeichert.',
  'account.profile.saved': 'Ihre Änderungen wurden gespeichert.',
  'account.profile.unsaved': 'Es gibt nicht gespeicherte Änderungen.',
  'account.profile.undo': 'Verwerfen',
  'account.profile.leave.title': 'Seite ohne Speichern verlassen?',
  'account.profile.leave.text': 'Ihre nicht gespeicherten Änderungen gehen verloren.',
  'account.profile.leave.stay': 'Weiter bearbeiten',
  'account.profile.leave.go': 'Ohne Speichern verlassen',

  'account.print.title': 'Auf gedruckten Befunden',
  'account.print.lead':
    'Steht unter dem gedruckten Befund, mit einer Unterschriftszeile. Nur auf diesem Computer gespeichert.',
  'account.print.institution': 'Einrichtung',
  'account.print.reader': 'Befundet von',
  'account.print.reader.hint': 'Zum Beispiel: Dr. M. Kim, Fachärztin für Radiologie',

  'account.address.title': 'Anschrift',
  'account.address.lead': 'Erscheint auf Ihren Belegen. Die Angabe ist freiwillig.',
  'account.address.zonecode': 'Postleitzahl',
  'account.address.road': 'Anschrift',
  'account.address.detail': 'Adresszusatz',
  'account.address.search': 'Postleitzahl suchen',
  'account.address.search.loading': 'Die Postleitzahlsuche wird geladen.',
  'account.address.search.failed':
    'Die Postleitzahlsuche konnte nicht geladen werden. Bitte geben Sie die Anschrift selbst ein.',
  'account.address.incomplete': 'Bitte geben Sie Postleitzahl und Anschrift zusammen ein.',
  'account.address.close': 'Schließen',

  'account.marketing.title': 'Neuigkeiten',
  'account.marketing.label': 'Neuigkeiten und Angebote per E-Mail erhalten',
  'account.marketing.hint': 'Jederzeit änderbar und ohne Einfluss auf die Nutzung von Pandok.',
  'account.marketing.on': 'Sie erhalten ab jetzt Neuigkeiten und Angebote per E-Mail.',
  'account.marketing.off': 'Sie erhalten keine Neuigkeiten mehr per E-Mail.',

  'account.change.title': 'Passwort ändern',
  'account.change.lead': 'Wenn Sie Ihr Passwort ändern, werden Sie auf Ihren anderen Geräten abgemeldet.',
  'account.change.current': 'Aktuelles Passwort',
  'account.change.submit': 'Passwort ändern',
  'account.change.submitting': 'Ihr Passwort wird geändert.',
  'account.change.done': 'Ihr Passwort wurde geändert. Auf anderen Geräten wurden Sie abgemeldet.',

  'account.sessions.title': 'Angemeldete Geräte',
  'account.sessions.lead':
    'Diese Geräte sind mit Ihrem Konto angemeldet. Falls Sie eines nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  'account.sessions.current': 'Dieses Gerät',
  'account.sessions.unknown': 'Unbekanntes Gerät',
  'account.sessions.device': '{browser} · {system}',
  'account.sessions.used': 'Zuletzt verwendet: {time}',
  'account.sessions.since': 'Angemeldet: {time}',
  'account.sessions.end': 'Abmelden',
  'account.sessions.endThat': '{device} abmelden',
  'account.sessions.ended': '{device} wurde abgemeldet.',
  'account.sessions.endTitle': 'Dieses Gerät abmelden?',
  'account.sessions.endText': 'Auf {device} ist danach eine erneute Anmeldung nötig.',
  'account.sessions.none': 'Kein Gerät ist angemeldet',

  'account.withdraw.title': 'Konto löschen',
  'account.withdraw.lead':
    'Ihr Konto und alles, was Sie angelegt haben, wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  'account.withdraw.open': 'Konto löschen',
  'account.withdraw.refund.title': 'Beantragen Sie eine Erstattung vor dem Löschen',
  'account.withdraw.refund.text':
    'Mit dem Konto verfällt die restliche Laufzeit sofort. Danach können Sie keine Erstattung mehr beantragen.',
  'account.withdraw.refund.until': '{plan}, bis {date}',
  'account.withdraw.deleted': 'Was gelöscht wird',
  'account.withdraw.deleted.personal':
    'Alle personenbezogenen Daten wie Name, E-Mail-Adresse und Mobilnummer',
  'account.withdraw.deleted.work':
    'Ihre Tafeln und Module, deren Sicherungen und der Papierkorb. Geteilte Einträge verschwinden auch aus den geteilten Listen.',
  'account.withdraw.deleted.plan':
    'Die restliche Laufzeit Ihres Tarifs. Auch die automatische Zahlung endet.',
  'account.withdraw.kept': 'Was bleibt',
  'account.withdraw.kept.payments':
    'Zahlungsdaten müssen nach koreanischem E-Commerce-Recht 5 Jahre aufbewahrt werden, getrennt von den übrigen personenbezogenen Daten.',
  'account.withdraw.kept.copies': 'Kopien, die andere Mitglieder bereits angelegt haben, bleiben bei ihnen.',
  'account.withdraw.reason': 'Warum verlassen Sie uns?',
  'account.withdraw.reason.hint': 'Ihre Antwort hilft uns, besser zu werden.',
  'account.withdraw.understood':
    'Ich habe die Hinweise gelesen und weiß, dass sich dies nicht rückgängig machen lässt.',
  'account.withdraw.understood.required': 'Bitte lesen Sie die Hinweise und setzen Sie das Häkchen.',
  'account.withdraw.submit': 'Konto löschen',
  'account.withdraw.submitting': 'Ihr Konto wird gelöscht.',
  'account.withdraw.goodbye': 'Ihr Konto wurde gelöscht',
  'account.withdraw.goodbye.text':
    'Vielen Dank, dass Sie Pandok genutzt haben. Sie können sich jederzeit wieder registrieren.',
}
