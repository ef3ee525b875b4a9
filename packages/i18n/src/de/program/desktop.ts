import type { desktop as korean } from '../../ko/program/desktop.ts'
import type { Translated } from '../../message.ts'

export const desktop: Translated<typeof korean> = {
  'desktop.nav': 'Programm',
  'desktop.title': 'Programmeinstellungen',
  'desktop.lead': 'Server, Netzwerk und Updates des auf diesem Computer installierten Pandok.',
  'desktop.failed': 'Das Programm reagiert nicht. Bitte schließen Sie es und starten Sie es neu.',
  'desktop.about.title': 'Info',
  'desktop.about.version': 'Version',
  'desktop.about.window': 'Fenster',
  'desktop.about.window.webview': 'Eigenes Fenster (WebView2)',
  'desktop.about.window.edge': 'App-Fenster von Microsoft Edge',
  'desktop.about.window.chrome': 'App-Fenster von Google Chrome',
  'desktop.about.window.browser': 'Tab im Standardbrowser',
  'desktop.about.window.none': 'Kein Fenster',
  'desktop.about.server': 'Server',
  'desktop.about.noServer': 'Noch keiner',
  'desktop.about.licences':
    'Die Lizenzen der mitgelieferten Software liegen im Installationsordner des Programms unter „licences“.',
  'desktop.server.title': 'Server',
  'desktop.server.text':
    'Der Pandok-Server, bei dem Sie sich anmelden und auf dem Ihre Tafeln und Module gespeichert sind.',
  'desktop.server.field': 'Serveradresse',
  'desktop.server.hint':
    'Beginnt mit https. Falls Sie sie nicht kennen, fragen Sie die zuständige Person in Ihrer Klinik.',
  'desktop.server.submit': 'Prüfen und speichern',
  'desktop.server.checking': 'Server wird geprüft',
  'desktop.server.same': 'Dieser Server wird bereits verwendet.',
  'desktop.server.saved.failed': 'Das Speichern ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  'desktop.server.BAD_SERVER':
    'Diese Adresse ist ungültig. Geben Sie sie in der Form https://pandok.example ein.',
  'desktop.server.UNREACHABLE': 'Von dieser Adresse kommt keine Antwort. Prüfen Sie Adresse und Netzwerk.',
  'desktop.server.NOT_PANDOK': 'Unter dieser Adresse gibt es keinen Pandok-Server. Bitte prüfen Sie sie.',
  'desktop.server.change.title': 'Server wechseln?',
  'desktop.server.change.text':
    'Neuer Server: {server}. Sie werden beim bisherigen Server abgemeldet, und die auf diesem Computer gespeicherten Tafeln und Module werden gelöscht. Noch nicht übertragene Änderungen gehen verloren.',
  'desktop.server.change.confirm': 'Wechseln und abmelden',
  'desktop.first.title': 'Mit einem Pandok-Server verbinden',
  'desktop.first.lead':
    'Geben Sie die Adresse des Pandok-Servers ein, den dieses Programm verwenden soll. Sie können sie später in den Programmeinstellungen ändern.',
  'desktop.first.submit': 'Verbinden',
  'desktop.first.network': 'Hinter einem Proxy? Netzwerkeinstellungen',
  'desktop.line.server': 'Server: {server}',
  'desktop.line.change': 'Ändern',
  'desktop.line.unreachable': 'Der Server ist nicht erreichbar.',
  'desktop.line.other': 'Serveradresse und Netzwerk prüfen',
  'desktop.social.text':
    'Wenn Sie sich mit Kakao oder Naver registriert haben, legen Sie zuerst ein Passwort fest und melden Sie sich dann mit Ihrer E-Mail-Adresse an.',
  'desktop.social.link': 'Passwort festlegen',
  'desktop.outside.title': 'Diese Seite öffnet sich auf der Website',
  'desktop.outside.text':
    'Seiten wie Preise, Bezahlung und Nutzungsbedingungen befinden sich auf {server} und öffnen sich im Standardbrowser.',
  'desktop.outside.link': 'Im Browser öffnen',
  'desktop.network.title': 'Netzwerk',
  'desktop.network.text': 'Für die Verbindung zum Server und für Updates.',
  'desktop.network.proxy': 'Proxy',
  'desktop.network.hint':
    'Leer lassen, um die Windows-Einstellungen zu verwenden. Beispiel: http://proxy.example:8080',
  'desktop.network.saved': 'Gespeichert.',
  'desktop.network.BAD_PROXY':
    'Diese Proxyadresse ist ungültig. Geben Sie sie in der Form http://Host:Port ein.',
  'desktop.update.title': 'Updates',
  'desktop.update.text': 'Ohne Ihre Zustimmung wird nichts heruntergeladen oder installiert.',
  'desktop.update.current': 'Sie verwenden die neueste Version.',
  'desktop.update.look': 'Jetzt suchen',
  'desktop.update.looking': 'Es wird nach einer neuen Version gesucht',
  'desktop.update.available': 'Version {version} ist verfügbar',
  'desktop.update.notes': 'Neuerungen',
  'desktop.update.download': 'Herunterladen ({size})',
  'desktop.update.downloading': '{version} wird heruntergeladen',
  'desktop.update.progress': '{done} von {size}',
  'desktop.update.ready': 'Version {version} kann installiert werden',
  'desktop.update.ready.text':
    'Das Programm wird während der Installation geschlossen und danach wieder geöffnet. Speichern Sie vorher, was noch nicht gespeichert ist.',
  'desktop.update.install': 'Jetzt installieren und neu starten',
  'desktop.update.install.title': 'Jetzt installieren?',
  'desktop.update.install.confirm': 'Installieren und neu starten',
  'desktop.update.later': 'Später',
  'desktop.update.installing': 'Die Installation läuft. Das Programm öffnet sich gleich wieder.',
  'desktop.update.failed.check': 'Die Suche nach einer neuen Version ist fehlgeschlagen.',
  'desktop.update.failed.download': 'Der Download ist fehlgeschlagen. Ein neuer Versuch setzt ihn fort.',
  'desktop.update.NOT_STARTED':
    'Das Installationsprogramm konnte nicht gestartet werden. Bitte wenden Sie sich an die Administration dieses Computers.',
  'desktop.update.NOT_READY':
    'Die heruntergeladene Datei wurde verändert und daher nicht installiert. Bitte laden Sie sie erneut herunter.',
  'desktop.update.off.policy': 'Updates wurden von Ihrer Administration abgeschaltet.',
  'desktop.update.off.no-key':
    'Dieses Programm sucht nicht nach Updates. Neue Versionen erhalten Sie dort, wo Sie das Programm bezogen haben.',
  'desktop.update.off.no-server': 'Sobald ein Server festgelegt ist, kann nach Updates gesucht werden.',
  'desktop.update.automatic': 'Automatisch nach neuen Versionen suchen',
  'desktop.update.automatic.hint': 'Sucht zweimal täglich; heruntergeladen wird dabei nichts.',
  'desktop.notice.available': 'Version {version} ist verfügbar.',
  'desktop.notice.ready': 'Version {version} kann installiert werden.',
  'desktop.notice.link': 'Update anzeigen',
  'desktop.notice.dismiss': 'Hinweis schließen',
  'desktop.studies.link': 'Viewer öffnen',
  'desktop.diagnostics.title': 'Systemdiagnose',
  'desktop.diagnostics.text':
    'Angaben, die beim Melden eines Problems helfen. Sie enthalten nichts über Patienten und werden nicht automatisch verschickt.',
  'desktop.diagnostics.open': 'Systemdiagnose speichern',
  'desktop.diagnostics.check':
    'Bitte sehen Sie den Inhalt vor dem Speichern an. Er enthält nichts über Patienten und wird nicht automatisch verschickt.',
  'desktop.diagnostics.content': 'Inhalt der Systemdiagnose',
  'desktop.diagnostics.copy': 'Kopieren',
  'desktop.diagnostics.copied': 'Kopiert.',
  'desktop.diagnostics.copyFailed':
    'Das Kopieren ist fehlgeschlagen. Bitte markieren Sie den Text und kopieren Sie ihn selbst.',
  'desktop.diagnostics.save': 'Als Datei speichern',
  'desktop.diagnostics.failed': 'Die Systemdiagnose konnte nicht gelesen werden.',
}
