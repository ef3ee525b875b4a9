import type { MailKey } from '../ko/mail.ts'

export const mail = {
  brand: 'Pandok',
  footer: 'Diese Nachricht wurde automatisch versendet. Antworten darauf werden nicht gelesen.',

  'joinCode.subject': 'Ihr Code für die Registrierung',
  'joinCode.heading': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'joinCode.body':
    'Geben Sie diesen Code auf der Registrierungsseite ein. Er ist {minutes|Minute|Minuten} lang gültig.',
  'joinCode.note':
    'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Geben Sie den Code niemandem weiter; auch unsere Mitarbeitenden fragen nie danach.',

  'alreadyRegistered.subject': 'Sie haben bereits ein Konto',
  'alreadyRegistered.heading': 'Sie sind bereits registriert',
  'alreadyRegistered.body':
    'Mit dieser E-Mail-Adresse wurde eine Registrierung versucht, es gibt dazu aber schon ein Konto. Bitte melden Sie sich an. Falls Sie Ihr Passwort vergessen haben, können Sie es auf der Anmeldeseite neu festlegen.',
  'alreadyRegistered.action': 'Anmelden',
  'alreadyRegistered.note':
    'Falls Sie das nicht waren, können Sie diese Nachricht ignorieren. Ihr Konto ist unverändert und sicher.',

  'passwordCode.subject': 'Ihr Code zum Zurücksetzen des Passworts',
  'passwordCode.heading': 'Passwort zurücksetzen',
  'passwordCode.body':
    'Geben Sie diesen Code auf der Seite „Passwort vergessen“ ein. Er ist {minutes|Minute|Minuten} lang gültig.',
  'passwordCode.note':
    'Falls Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren; Ihr Passwort bleibt unverändert. Geben Sie den Code niemandem weiter.',

  'passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'passwordChanged.heading': 'Ihr Passwort wurde geändert',
  'passwordChanged.body':
    'Das Passwort Ihres Kontos wurde soeben geändert. Zu Ihrer Sicherheit haben wir die Sitzungen auf anderen Geräten beendet.',
  'passwordChanged.action': 'Passwort zurücksetzen',
  'passwordChanged.note': 'Falls Sie das nicht waren, setzen Sie Ihr Passwort bitte sofort zurück.',

  'sessionStolen.subject': 'Wir haben eine verdächtige Sitzung beendet',
  'sessionStolen.heading': 'Wir haben eine Ihrer Sitzungen beendet',
  'sessionStolen.body':
    'Bereits ersetzte Anmeldedaten wurden erneut verwendet. Möglicherweise hat jemand sie kopiert; deshalb haben wir diese Sitzung beendet.',
  'sessionStolen.action': 'Passwort zurücksetzen',
  'sessionStolen.note':
    'Bitte melden Sie sich wieder an und prüfen Sie unter „Mein Konto“ Ihre angemeldeten Geräte. Falls Ihnen eines davon fremd ist, setzen Sie Ihr Passwort zurück.',

  'withdrawn.subject': 'Ihr Konto wurde gelöscht',
  'withdrawn.heading': 'Danke, dass Sie bei uns waren',
  'withdrawn.body':
    'Ihr Konto und Ihre personenbezogenen Daten wurden gelöscht. Unterlagen, die wir gesetzlich aufbewahren müssen, werden getrennt und nur für die vorgeschriebene Dauer gespeichert.',
  'withdrawn.note':
    'Falls Sie das nicht waren, kennt vermutlich jemand Ihr Passwort. Bitte ändern Sie es überall dort, wo Sie es sonst noch verwenden.',
} as const satisfies Record<MailKey, string>
