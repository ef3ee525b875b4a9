import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  lead: 'Welche personenbezogenen Daten Pandok verarbeitet, wozu und wie lange. Wer diese Website betreibt („der Betreiber“), befolgt das koreanische Gesetz zum Schutz personenbezogener Daten und verarbeitet Daten so, wie es hier steht.',
  sections: [
    {
      heading: 'Was Ihren Computer nie verlässt',
      blocks: [
        'Folgendes wird nur in Ihrem Browser oder im Windows-Programm verarbeitet und nie an den Server gesendet. Im Datenaustausch zwischen beiden gibt es dafür nicht einmal ein Feld.',
        {
          list: [
            'medizinische Bilder und die darin enthaltenen Namen, Nummern und Untersuchungsdaten von Patienten',
            'Datei- und Ordnernamen',
            'Messwerte und Markierungen in Bildern',
            'die Befunde, die Sie schreiben',
          ],
        },
        'Wenn Sie den Bildserver Ihrer Klinik (DICOMweb) verbinden, spricht Ihr Browser direkt mit ihm. Der Server des Betreibers erfährt weder dessen Adresse noch die Inhalte.',
        'Tafeln und Module werden auf dem Server gespeichert. Schreiben Sie nichts hinein, woran Patienten zu erkennen sind, auch nicht in ihre Namen.',
      ],
    },
    {
      heading: 'Was wir verarbeiten und wozu',
      blocks: [
        {
          head: ['Wann', 'Daten', 'Zweck und Grundlage'],
          rows: [
            [
              'Registrierung (erforderlich)',
              'E-Mail-Adresse, Passwort, Spitzname, Name, Telefonnummer, Alter, Staatsangehörigkeit, Fachgebiet, Anzeigesprache, Zeitpunkt der Zustimmung',
              'Wiedererkennung, Wiederherstellung des Kontos, Erbringung des Dienstes. Vertragserfüllung',
            ],
            [
              'Auf Wunsch (freiwillig)',
              'Anschrift, Einwilligung in Neuigkeiten per E-Mail',
              'Belege, Neuigkeiten. Einwilligung',
            ],
            [
              'Verknüpfung mit Kakao oder Naver',
              'die Kennung, die uns das Unternehmen für Sie nennt. E-Mail-Adresse und Name füllen nur das Formular vor und werden nicht gesondert gespeichert.',
              'Anmeldung. Einwilligung',
            ],
            [
              'Nutzung des Dienstes',
              'Tafeln, Module, Sicherungen, Freigaben, Nutzung der Bibliothek',
              'Speichern, Teilen, Wiederherstellen. Vertragserfüllung',
            ],
            [
              'Zahlung und Erstattung',
              'Bestellungen und Beträge, Zahlungsart, Kartenaussteller, teilweise verdeckte Kartennummer, Adresse des Belegs, Schlüssel für die automatische Zahlung (verschlüsselt), Grund und Berechnung von Erstattungen',
              'Bereitstellung der Tarife, Abrechnung, gesetzliche Aufbewahrung. Vertragserfüllung und rechtliche Pflicht',
            ],
            [
              'Anmeldung und Zugriff',
              'Zeitpunkt der Anmeldung und der letzten Nutzung, Art des Browsers, Art und Zeitpunkt von Ereignissen wie Anmeldung, Ablehnung oder Passwortänderung, Netzwerkadresse (IP)',
              'angemeldet bleiben, Schutz vor Missbrauch, Zugriffsprotokoll. Berechtigtes Interesse und rechtliche Pflicht',
            ],
            [
              'Kundendienst und Betrieb',
              'Notizen von Administratoren, Aufzeichnungen darüber, was ein Administrator wann geändert hat',
              'Beantwortung von Anfragen, Schutz vor Missbrauch. Berechtigtes Interesse und rechtliche Pflicht',
            ],
          ],
        },
        'Kartennummer und Kartenpasswort geben Sie im Fenster des Zahlungsdienstleisters ein; sie laufen nicht über den Server des Betreibers. Es gibt kein Tracking zu Werbezwecken, keine Profilbildung und keine automatisierten Entscheidungen mit rechtlicher Wirkung. Kinder unter 14 Jahren können sich nicht registrieren.',
      ],
    },
    {
      heading: 'Wie lange wir Daten aufbewahren',
      blocks: [
        {
          head: ['Daten', 'Dauer'],
          rows: [
            ['Kontodaten, verknüpfte Anmeldungen', 'bis zur Kündigung des Kontos, danach sofort gelöscht'],
            [
              'Tafeln, Module, Sicherungen',
              'bis Sie sie löschen oder das Konto kündigen. Von automatischen Sicherungen je Eintrag die letzten 20, von eigenen bis zu 100',
            ],
            ['Papierkorb', 'nach 30 Tagen endgültig gelöscht'],
            ['Bestätigungscodes', '5 Minuten; der Nachweis der Bestätigung 30 Minuten'],
            ['Sitzungen', '14 Tage nach der letzten Nutzung; Abmelden beendet sie sofort'],
            ['Zugriffsprotokoll (mit IP)', 'etwa drei Monate (92 Tage)'],
            ['Zähler für Zugriffsgrenzen', 'höchstens ein Tag'],
            ['Gesendete E-Mails', 'Inhalt nach dem Versand gelöscht, die Tatsache des Versands nach 7 Tagen'],
            ['Kündigungsgründe', 'ein Jahr, ohne Bezug zur Person'],
            [
              'Zahlungen und Erstattungen',
              'fünf Jahre ab dem letzten Ereignis, etwa dem Ende der bezahlten Zeit oder einer Erstattung (koreanisches E-Commerce-Gesetz). Nach einer Kündigung getrennt von allem anderen und unter einem Namen, der nichts über die Person sagt',
            ],
            [
              'Schlüssel für die automatische Zahlung',
              'endet der Tarif oder kündigen Sie das Konto, wird er nicht mehr benutzt und beim Zahlungsdienstleister gelöscht',
            ],
            [
              'Aufzeichnungen über Änderungen durch Administratoren',
              'fünf Jahre; der Text von Notizen über ein Mitglied wird mit dessen Kündigung gelöscht',
            ],
            [
              'Serverprotokoll',
              'nur Anfragenummer, Name der Funktion, Ergebnis und Dauer; keine Namen, E-Mail-Adressen oder Inhalte',
            ],
          ],
        },
        'Datenbanksicherungen, die der Betreiber gegen Ausfälle anlegt, können gelöschte Daten noch enthalten, solange sie aufbewahrt werden. Wie lange, bestimmt der Betreiber; auf Anfrage teilt er es Ihnen mit.',
      ],
    },
    {
      heading: 'Wie Daten vernichtet werden',
      blocks: [
        'Der Server sucht alle paar Minuten bis einmal täglich nach Daten, deren Frist abgelaufen ist, und löscht sie aus der Datenbank. Kündigen Sie Ihr Konto, werden Kontodaten, Tafeln, Module, Sicherungen, Papierkorb und Sitzungen in einem Schritt unwiderruflich gelöscht. Kopien, die andere Mitglieder bereits angelegt haben, bleiben deren Eigentum, nennen aber nicht mehr, von wem das Original stammte.',
      ],
    },
    {
      heading: 'Wer Daten erhält',
      blocks: [
        'Der Betreiber verkauft keine personenbezogenen Daten und gibt sie nur weiter, wo das Gesetz es verlangt. Mit den folgenden Unternehmen wird nur auf Websites kommuniziert, auf denen der Betreiber die Funktion eingeschaltet hat, und nur, wenn Sie sie benutzen. Ist sie ausgeschaltet, erscheint sie nicht, und nichts wird gesendet.',
        {
          head: ['Empfänger', 'Wann', 'Was'],
          rows: [
            [
              'Toss Payments',
              'Zahlung, automatische Zahlung, Erstattung',
              'Bestellnummer und Bezeichnung, Betrag, Ihr Name und Ihre E-Mail-Adresse, eine zufällige Nummer, die für Sie steht. Kartendaten geben Sie selbst im Fenster von Toss Payments ein',
            ],
            ['Kakao', 'Anmeldung mit Kakao', 'die Anmeldeanfrage; Kakao antwortet mit einer Kennung'],
            ['Naver', 'Anmeldung mit Naver', 'die Anmeldeanfrage; Naver antwortet mit einer Kennung'],
            [
              'Kakao (Postleitzahlendienst)',
              'Suche nach einer Postleitzahl',
              'die gesuchte Adresse, in einem abgetrennten Fenster ohne Zugriff auf den Rest der Website',
            ],
            [
              'E-Mail-Dienstleister des Betreibers',
              'Codes und Mitteilungen per E-Mail',
              'Adresse des Empfängers und Inhalt der E-Mail',
            ],
            [
              'Hosting-Anbieter des Betreibers',
              'immer',
              'Speicherung der Daten auf dem Server als Auftragsverarbeiter',
            ],
          ],
        },
        'Die Software selbst überträgt keine personenbezogenen Daten ins Ausland. Nutzt der Betreiber Hosting- oder E-Mail-Anbieter in anderen Ländern, wird diese Erklärung entsprechend ergänzt.',
      ],
    },
    {
      heading: 'Cookies und Speicher des Browsers',
      blocks: [
        'Es gibt ein einziges Cookie namens language, das Ihre Sprache 365 Tage lang speichert. Folgendes liegt nur in Ihrem Browser und lässt sich dort jederzeit löschen.',
        {
          list: [
            'dass Sie angemeldet sind, und Ihr Name; Ihre E-Mail-Adresse, wenn Sie sie merken lassen',
            'Helligkeit, Sprache, Anordnung der Fenster, Tasten und die zuletzt für eine Untersuchungsart benutzte Tafel',
            'Entwürfe von Tafeln und Modulen, die noch nicht gespeichert sind',
            'die Adresse eines von Ihnen eingetragenen Bildservers; sein Token wird beim Schließen des Fensters gelöscht, sofern Sie es nicht behalten möchten',
          ],
        },
        'Cookies oder fremde Skripte für Werbung oder Besuchsanalyse gibt es nicht.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      blocks: [
        {
          list: [
            'Unter „Mein Konto“ können Sie Ihre Daten einsehen und berichtigen, die Einwilligung in Neuigkeiten zurücknehmen und die Sitzungen auf Ihren Geräten sehen und beenden.',
            'Tafeln und Module können Sie jederzeit als Datei herunterladen.',
            'Ihr Konto können Sie unter „Mein Konto“ sofort kündigen.',
            'Weitere Auskunft, Berichtigung, Löschung, Einschränkung oder den Widerruf einer Einwilligung verlangen Sie unter der unten genannten Adresse; der Betreiber antwortet innerhalb von 10 Tagen.',
          ],
        },
        'Beratung und Beschwerde in Korea: Meldestelle für Datenschutzverletzungen (118, privacy.kisa.or.kr) und Schlichtungsausschuss für personenbezogene Daten (+82 1833-6972, www.kopico.go.kr). Leben Sie in einem anderen Land, können Sie sich an die dortige Aufsichtsbehörde wenden.',
      ],
    },
    {
      heading: 'Sicherheitsmaßnahmen',
      blocks: [
        {
          list: [
            'Passwörter werden mit argon2id unumkehrbar gespeichert, Codes und Nachweise nur als Hash.',
            'Verbindungen sind durch TLS geschützt, die Inhalte von Anfragen darin noch einmal verschlüsselt.',
            'Schlüssel für automatische Zahlungen, wartende E-Mails und die privaten Schlüssel des Servers sind verschlüsselt gespeichert.',
            'Anmeldungen und Codes sind in ihrer Zahl begrenzt; wird ein gestohlenes Sitzungstoken benutzt, endet die Sitzung, und Sie erhalten eine E-Mail.',
            'Alles, was Administratoren ändern, hinterlässt eine unlöschbare Aufzeichnung.',
            'Seiten können keine fremden Skripte ausführen.',
          ],
        },
      ],
    },
    {
      heading: 'Datenschutzbeauftragte Person',
      blocks: [
        'Fragen, Beschwerden und Anträge zu personenbezogenen Daten richten Sie bitte an:',
        { contact: 'privacy' },
      ],
    },
    {
      heading: 'Änderungen',
      blocks: [
        'Änderungen werden mindestens 7 Tage, wichtige oder nachteilige mindestens 30 Tage vor ihrem Inkrafttreten auf dieser Seite bekannt gegeben, mit neuer Version und neuem Datum. Übersetzungen dienen dem Verständnis; bei Abweichungen gilt der koreanische Text.',
      ],
    },
  ],
}
