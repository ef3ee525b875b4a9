import type { StoreMailKey } from '../ko/storeMail.ts'
import type { Message } from '../message.ts'

export const storeMail = {
  seoulTime: '{time} Uhr (koreanische Zeit)',

  'plan.basic-monthly': 'Basic (monatlich)',
  'plan.standard-monthly': 'Standard (monatlich)',
  'plan.sheet-1-yearly': 'Jahrespaket, 1 Tafel',
  'plan.sheet-3-yearly': 'Jahrespaket, 3 Tafeln',
  'plan.sheet-5-yearly': 'Jahrespaket, 5 Tafeln',
  'void.reason': 'Storno einer Zahlung, für die kein Zugang gewährt werden kann',

  'fact.planId': 'Tarif',
  'fact.amountWon': 'Betrag',
  'fact.vatWon': 'Darin enthaltene Mehrwertsteuer',
  'fact.paidAt': 'Bezahlt am',
  'fact.card': 'Karte',
  'fact.orderId': 'Bestellnummer',
  'fact.startsAt': 'Beginnt am',
  'fact.expiresAt': 'Läuft ab am',
  'fact.endedAt': 'Geendet am',
  'fact.renewsAt': 'Nächste automatische Zahlung',
  'fact.retryAt': 'Nächster Versuch',
  'fact.refundWon': 'Erstattung',
  'fact.byHandWon': 'Überwiesener Betrag',
  'fact.requestedAt': 'Beantragt am',
  'fact.refundedAt': 'Erstattet am',
  'fact.rejection': 'Begründung',

  'receipt.subject': 'Ihr Zahlungsbeleg',
  'receipt.heading': 'Vielen Dank für Ihre Zahlung',
  'receipt.body':
    'Wir haben Ihre Zahlung erhalten. Unter „Zahlungen“ können Sie einen Beleg drucken, die automatische Zahlung beenden und eine Erstattung beantragen.',
  'receipt.action': 'Zahlungen öffnen',
  'receipt.note':
    'Falls diese Zahlung nicht von Ihnen stammt, wenden Sie sich bitte sofort an den Kundendienst.',

  'renewalSoon.subject': {
    one: 'Automatische Zahlung in {count} Tag',
    other: 'Automatische Zahlung in {count} Tagen',
  },
  'renewalSoon.heading': 'Ihr Tarif verlängert sich bald',
  'renewalSoon.body':
    'Am {renewsAt} belasten wir Ihre hinterlegte Karte, und Ihr Tarif läuft einen weiteren Monat. Wenn Sie ihn behalten möchten, brauchen Sie nichts zu tun.',
  'renewalSoon.action': 'Zahlung verwalten',
  'renewalSoon.note':
    'Wenn Sie das nicht möchten, beenden Sie die automatische Zahlung vorher unter „Zahlungen“. Den Tarif nutzen Sie bis zum Ende des bezahlten Zeitraums weiter.',

  'renewalFailed.subject': 'Ihre automatische Zahlung ist fehlgeschlagen',
  'renewalFailed.heading': 'Wir konnten Ihre Karte nicht belasten',
  'renewalFailed.body':
    'Die Zahlung mit Ihrer hinterlegten Karte ist nicht gelungen. Am {retryAt} versuchen wir es erneut; bis dahin nutzen Sie Ihren Tarif wie bisher. Bitte prüfen Sie Limit und Gültigkeit Ihrer Karte.',
  'renewalFailed.action': 'Zahlung verwalten',
  'renewalFailed.note':
    'Gelingt die Zahlung auch nach mehreren Versuchen nicht, endet der Tarif. Ihre Tafeln werden nicht gelöscht.',

  'autoStopped.subject': 'Automatische Zahlung beendet',
  'autoStopped.heading': 'Es wird nichts mehr abgebucht',
  'autoStopped.body': 'Sie können Ihren Tarif bis zum {expiresAt} nutzen. Danach erfolgt keine Zahlung mehr.',
  'autoStopped.action': 'Zahlung verwalten',
  'autoStopped.note':
    'Bis dahin können Sie die automatische Zahlung unter „Zahlungen“ wieder aufnehmen. Falls Sie das nicht waren, ändern Sie bitte Ihr Passwort.',

  'autoSuspended.subject': 'Automatische Zahlung beendet',
  'autoSuspended.heading': 'Es wird nichts mehr abgebucht',
  'autoSuspended.body':
    'Ihr Konto wurde gesperrt, daher haben wir die automatische Zahlung beendet. Die bezahlte Zeit läuft bis zum {expiresAt}; danach erfolgt keine Zahlung mehr.',
  'autoSuspended.note':
    'Bei Fragen oder Einwänden wenden Sie sich bitte an den Kundendienst. Wird die Sperre vorher aufgehoben, können Sie die automatische Zahlung unter „Zahlungen“ wieder aufnehmen.',

  'planEnded.subject': 'Ihr Tarif ist beendet',
  'planEnded.heading': 'Vielen Dank für Ihre Nutzung',
  'planEnded.body':
    'Der bezahlte Zeitraum ist vorbei. Nichts wird gelöscht: Ihre Tafeln können Sie weiterhin lesen, nutzen und herunterladen.',
  'planEnded.action': 'Tarife ansehen',
  'planEnded.note':
    'Wenn Sie wieder einen Tarif buchen, werden gesperrte kostenpflichtige Bibliothekstafeln sofort freigegeben.',

  'planUnpaid.subject': 'Ihr Tarif ist beendet: Zahlung fehlgeschlagen',
  'planUnpaid.heading': 'Ihr Tarif ist beendet',
  'planUnpaid.body':
    'Ihre hinterlegte Karte konnte nicht belastet werden, daher ist Ihr Tarif beendet. Wir versuchen es nicht erneut und haben die Karte entfernt. Ihre Tafeln werden nicht gelöscht.',
  'planUnpaid.action': 'Neu buchen',
  'planUnpaid.note': 'Sie können den Tarif mit einer anderen Karte neu buchen.',

  'refundRequested.subject': 'Ihr Erstattungsantrag ist eingegangen',
  'refundRequested.heading': 'Ihr Antrag ist eingegangen',
  'refundRequested.body':
    'Wir prüfen Ihren Antrag und teilen Ihnen das Ergebnis per E-Mail mit. Bis dahin kann der Tarif nicht genutzt werden, und es wird nichts abgebucht.',
  'refundRequested.action': 'Zahlungen öffnen',
  'refundRequested.note':
    'Solange der Antrag nicht bearbeitet wird, können Sie ihn unter „Zahlungen“ zurückziehen. Die verstrichene Zeit wird Ihrem Tarif dann gutgeschrieben.',

  'refundCompleted.subject': 'Ihre Erstattung ist abgeschlossen',
  'refundCompleted.heading': 'Ihre Erstattung ist abgeschlossen',
  'refundCompleted.body':
    'Wir haben den Betrag auf die Karte zurückgebucht, mit der Sie bezahlt haben. Je nach Kartenaussteller kann es einige Tage dauern, bis er auf der Abrechnung erscheint.',
  'refundCompleted.action': 'Zahlungen öffnen',
  'refundCompleted.note': 'Der erstattete Tarif ist beendet. Ihre Tafeln werden nicht gelöscht.',

  'refundByHand.subject': 'Ihre Erstattung ist abgeschlossen',
  'refundByHand.heading': 'Ihre Erstattung ist abgeschlossen',
  'refundByHand.body':
    'Was sich nicht auf Ihr Zahlungsmittel zurückbuchen ließ, haben wir Ihnen überwiesen. Je nach Bank kann es etwas dauern, bis der Betrag eingeht.',
  'refundByHand.action': 'Zahlungen öffnen',
  'refundByHand.note':
    'Der erstattete Tarif ist beendet. Ihre Tafeln werden nicht gelöscht. Sollte das Geld nicht eingehen, wenden Sie sich bitte an den Kundendienst.',

  'refundRejected.subject': 'Zu Ihrem Erstattungsantrag',
  'refundRejected.heading': 'Wir konnten Ihrem Antrag nicht entsprechen',
  'refundRejected.body':
    'Wir haben Ihren Antrag geprüft und können ihm aus dem unten genannten Grund nicht entsprechen. Ihr Tarif ist wieder nutzbar; die Zeit, in der er ruhte, haben wir angehängt.',
  'refundRejected.action': 'Zahlungen öffnen',
  'refundRejected.note':
    'Falls Sie damit nicht einverstanden sind, wenden Sie sich bitte an den Kundendienst.',
} as const satisfies Record<StoreMailKey, Message>
