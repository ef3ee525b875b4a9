import type { Legal } from '../loadLegal.ts'

export const legal: Legal = {
  privacy: [
    {
      heading: 'Welche Daten wir erheben',
      paragraphs: [
        'Bei der Registrierung fragen wir nach E-Mail-Adresse, Passwort, Spitzname, Name, Telefonnummer, Alter, Nationalität und Fachrichtung. Die Anschrift ist freiwillig und dient nur für Belege. Passwörter werden ausschließlich in einer nicht umkehrbaren Form gespeichert.',
        'Um Sie angemeldet zu halten und Missbrauch zu verhindern, erfassen wir Zeitpunkt, Netzwerkadresse und Browser jeder Sitzung.',
      ],
    },
    {
      heading: 'Welche Daten wir nicht erheben',
      paragraphs: [
        'Medizinische Bilder, Namen und Nummern von Patienten, Dateinamen und Befundtexte werden nie an den Server gesendet. Sie werden nur auf Ihrem eigenen Rechner verarbeitet.',
      ],
    },
    {
      heading: 'Wofür wir sie verwenden',
      paragraphs: [
        'Um Sie zu erkennen, Ihre Tafeln und Module zu speichern, Ihren Tarif zu verwalten und Sie über Wichtiges zum Dienst zu informieren. Neuigkeiten erhalten nur Mitglieder, die zugestimmt haben.',
      ],
    },
    {
      heading: 'Wie lange wir sie aufbewahren',
      paragraphs: [
        'Personenbezogene Daten bleiben gespeichert, solange Sie Mitglied sind, und werden beim Austritt sofort gelöscht. Zahlungsbelege bewahren wir nach koreanischem E-Commerce-Recht fünf Jahre getrennt von allem anderen auf. Bestätigungscodes gelten fünf Minuten.',
      ],
    },
    {
      heading: 'Weitergabe an Dritte',
      paragraphs: [
        'Wir verkaufen keine personenbezogenen Daten und geben sie nicht weiter. Nur wenn Sie sich mit Kakao oder Naver anmelden oder bezahlen, werden die dafür nötigen Angaben mit dem jeweiligen Unternehmen ausgetauscht.',
      ],
    },
    {
      heading: 'Cookies und Browserspeicher',
      paragraphs: [
        'Ein Cookie merkt sich 365 Tage lang Ihre Sprache. Anmeldung und Darstellung liegen im Speicher Ihres Browsers. Nichts davon dient der Werbeverfolgung.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'In Ihrem Konto können Sie Ihre Daten jederzeit einsehen und berichtigen, austreten sowie angemeldete Geräte sehen und abmelden.',
      ],
    },
  ],
  terms: [
    {
      heading: 'Der Dienst',
      paragraphs: [
        'Pandok hilft Fachkräften der Radiologie und Pathologie, mit Tafeln und Modulen strukturierte Befunde zu schreiben.',
      ],
    },
    {
      heading: 'Medizinische Verantwortung',
      paragraphs: [
        'Pandok stellt keine Diagnosen und ersetzt nicht das ärztliche Urteil. Für die Prüfung von Berechnungen und Formulierungen und für den fertigen Befund sind Sie verantwortlich.',
      ],
    },
    {
      heading: 'Ihr Konto',
      paragraphs: [
        'Bitte registrieren Sie sich mit Ihren eigenen Angaben und geben Sie Ihr Passwort nicht weiter. Hat jemand anderes Ihr Konto benutzt, ändern Sie das Passwort sofort.',
      ],
    },
    {
      heading: 'Tafeln und Module',
      paragraphs: [
        'Was Sie anlegen, gehört Ihnen. Geteilte Inhalte können andere Mitglieder ansehen und für sich kopieren; vorhandene Kopien bleiben bestehen, wenn Sie das Teilen beenden.',
        'Tragen Sie in Namen und Inhalte von Tafeln und Modulen nichts ein, woran sich Patienten erkennen lassen.',
        'Gelöschte Tafeln und Module liegen 30 Tage im Papierkorb und werden dann endgültig gelöscht.',
      ],
    },
    {
      heading: 'Tarife',
      paragraphs: [
        'Wie viele Tafeln Sie anlegen können, hängt von Ihrem Tarif ab. Endet er, wird nichts gelöscht; solange Sie über der Grenze liegen, lassen sich keine neuen Tafeln anlegen.',
      ],
    },
    {
      heading: 'Sperrung',
      paragraphs: [
        'Ein Konto kann gesperrt werden, wenn der Dienst gestört, auf fremde Konten zugegriffen oder gegen Gesetze verstoßen wird.',
      ],
    },
    {
      heading: 'Austritt',
      paragraphs: [
        'Sie können jederzeit in Ihrem Konto austreten. Ihre personenbezogenen Daten werden dann sofort gelöscht, Geteiltes verschwindet aus den gemeinsamen Listen.',
      ],
    },
  ],
  refund: [
    {
      heading: 'Höhe der Erstattung',
      paragraphs: [
        'Innerhalb von 7 Tagen nach Beginn erhalten Sie alles zurück, wenn Sie den Tarif nicht genutzt haben; sonst ziehen wir nur die genutzten Tage ab.',
        'Nach 7 Tagen ziehen wir die genutzten Tage und 10 % des Restbetrags ab. Ein Zeitraum, der noch nicht begonnen hat, wird vollständig erstattet.',
        'Gerechnet wird in ganzen Won, gerundet zu Ihren Gunsten. Betrag und Berechnung sehen Sie, bevor Sie den Antrag stellen.',
      ],
    },
    {
      heading: 'Widerrufsrecht',
      paragraphs: [
        'Ihr Widerrufsrecht nach koreanischem E-Commerce-Recht gilt unabhängig von diesem Dokument.',
      ],
    },
    {
      heading: 'Erstattung beantragen',
      paragraphs: [
        'Erstattungen beantragen Sie in der Zahlungsübersicht des Programms. Dort sehen Sie auch den Stand der Bearbeitung. Das Geld geht auf dem Zahlungsweg zurück, innerhalb der gesetzlichen Frist.',
        'Solange ein Antrag offen ist, kann der Tarif nicht genutzt werden. Ziehen Sie den Antrag zurück oder wird er abgelehnt, schreiben wir Ihnen diese Zeit gut.',
      ],
    },
    {
      heading: 'Automatische Zahlung',
      paragraphs: [
        'Monatstarife werden jeden Monat am selben Tag von Ihrer hinterlegten Karte abgebucht. Betrag und Datum kündigen wir 7 Tage und 1 Tag vorher per E-Mail an. Schlägt eine Zahlung fehl, versuchen wir es nach 1, 3 und 5 Tagen erneut; gelingt sie auch dann nicht, endet der Tarif.',
        'Die automatische Zahlung können Sie jederzeit beenden. Sie nutzen den Tarif bis zum Ende des bezahlten Zeitraums weiter.',
      ],
    },
  ],
}
