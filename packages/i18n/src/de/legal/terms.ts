import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  lead: 'Diese Bedingungen regeln die Nutzung von Pandok, wie es der Betreiber dieser Website („der Betreiber“) anbietet, sowie die Rechte und Pflichten von Betreiber und Mitgliedern.',
  sections: [
    {
      heading: 'Begriffe',
      blocks: [
        {
          list: [
            'Tafel: die Befundtafel eines Mitglieds mit bis zu 60 Zellen, die Sätze und Module enthalten und auf Tastendruck einen Befund schreiben',
            'Modul: ein Satz von Regeln, der aus Eingaben rechnet und Sätze schreibt',
            'Bibliothek: Tafeln und Module, die der Betreiber bereitstellt',
            'Tarif: ein bezahltes Produkt, das die Grenzen eines Mitglieds für eine Zeit erweitert: Basic und Standard, die sich monatlich verlängern, und Jahrespakete, die für ein Jahr weitere kostenpflichtige Bibliothekstafeln geben',
          ],
        },
      ],
    },
    {
      heading: 'Geltung und Änderungen',
      blocks: [
        'Diese Bedingungen gelten, sobald Sie ihnen bei der Registrierung zustimmen. Der Betreiber kann sie im Rahmen der Gesetze ändern und kündigt Änderungen auf dieser Seite und per E-Mail mindestens 7 Tage vorher an, nachteilige mindestens 30 Tage vorher. Wenn Sie nicht zustimmen, können Sie bis dahin kündigen; der Rest Ihres Tarifs wird nach den Erstattungsregeln erstattet.',
      ],
    },
    {
      heading: 'Der Dienst',
      blocks: [
        'Pandok ist Software, die Fachleuten der Radiologie und Pathologie beim Schreiben strukturierter Befunde hilft. Im Browser oder im Windows-Programm können Sie Tafeln und Module erstellen, ausführen, teilen und sichern sowie medizinische Bilder öffnen.',
        'Bilder und Befunde von Patienten werden nur auf Ihrem Computer verarbeitet. Sie aufzubewahren und zu sichern ist Sache von Ihnen und Ihrer Einrichtung.',
      ],
    },
    {
      heading: 'Kein Medizinprodukt',
      blocks: [
        'Pandok ist nicht als Medizinprodukt für die Primärdiagnostik zugelassen. Der Viewer darf nicht für die Primärdiagnostik verwendet werden; diese hat an zugelassenen Geräten und Bildschirmen zu erfolgen.',
        'Pandok stellt keine Diagnosen und ersetzt nicht das ärztliche Urteil. Berechnungen, Klassifikationen, Messungen und Sätze sind Vorschläge; Sie sind dafür verantwortlich, sie zu prüfen, und für den Befund, den Sie freigeben. Prüfen Sie die in der Bibliothek genannten Quellen und Ausgaben, bevor Sie sie verwenden.',
      ],
    },
    {
      heading: 'Ihr Konto',
      blocks: [
        {
          list: [
            'Ab 14 Jahren kann sich jede Person mit den eigenen Angaben registrieren. Ein Konto gehört einer Person und darf nicht geteilt oder weitergegeben werden.',
            'Nennen Sie niemandem Ihr Passwort oder Bestätigungscodes. Erfahren Sie, dass jemand anderes Ihr Konto benutzt hat, ändern Sie sofort das Passwort und informieren Sie den Betreiber.',
            'Halten Sie Ihre Angaben unter „Mein Konto“ aktuell. Für Schäden durch veraltete Angaben haftet der Betreiber nicht, sofern ihn kein Verschulden trifft.',
          ],
        },
      ],
    },
    {
      heading: 'Ihre Tafeln und Module',
      blocks: [
        'Was Sie erstellen, gehört Ihnen. Der Betreiber nutzt es nur so weit, wie es zum Speichern, Sichern und Anzeigen im Rahmen Ihrer Freigaben nötig ist.',
        'Namen und Inhalte dürfen nichts enthalten, woran Patienten zu erkennen sind oder was Rechte anderer verletzt.',
        'Gelöschte Tafeln und Module bleiben 30 Tage im Papierkorb und werden dann endgültig gelöscht.',
      ],
    },
    {
      heading: 'Teilen',
      blocks: [
        'Teilen Sie eine Tafel oder ein Modul, können andere Mitglieder sie ansehen, eine eigene Kopie anlegen, sie ändern und kostenlos für ihre Arbeit verwenden. Ihr Spitzname wird dabei angezeigt.',
        'Sie können das Teilen jederzeit beenden. Bestehende Kopien bleiben bei ihren Besitzern. Der Betreiber steht nicht für die Richtigkeit geteilter Inhalte ein; wer sie verwendet, muss sie prüfen.',
      ],
    },
    {
      heading: 'Lizenz der Bibliothek',
      blocks: [
        'Der Betreiber gewährt Ihnen ein einfaches, nicht übertragbares Recht, die Tafeln und Module der Bibliothek für Ihre eigene Arbeit zu verwenden und für sich anzupassen. Nicht erlaubt ist, sie oder Kopien davon an Nichtmitglieder zu verkaufen oder zu verbreiten oder in andere Produkte einzubauen. Die Rechte an den zitierten Klassifikationen und Scores liegen bei ihren Inhabern.',
        'Wie viele Sie verwenden können, hängt von Ihrer Stufe und Ihren Jahrespaketen ab. Kostenpflichtige Bibliothekstafeln über der Grenze werden gesperrt, wenn ein Tarif endet, und mit dem nächsten wieder geöffnet.',
      ],
    },
    {
      heading: 'Tarife und Preise',
      blocks: [
        {
          head: ['Tarif', 'Preis (inkl. USt.)', 'Laufzeit', 'Inhalt'],
          rows: [
            ['Kostenlos', '0 Won', '–', '5 Tafeln, Bibliothek: 1 kostenlose'],
            [
              'Basic',
              '30.000 Won',
              'ein Monat, verlängert sich',
              '10 Tafeln, Bibliothek: 3 kostenlose + 2 kostenpflichtige',
            ],
            [
              'Standard',
              '50.000 Won',
              'ein Monat, verlängert sich',
              '15 Tafeln, Bibliothek: 5 kostenlose + 4 kostenpflichtige',
            ],
            [
              'Jahrespaket, 1 Tafel',
              '200.000 Won',
              'ein Jahr, einmalig',
              '1 weitere kostenpflichtige Bibliothekstafel',
            ],
            [
              'Jahrespaket, 3 Tafeln',
              '300.000 Won',
              'ein Jahr, einmalig',
              '3 weitere kostenpflichtige Bibliothekstafeln',
            ],
            [
              'Jahrespaket, 5 Tafeln',
              '400.000 Won',
              'ein Jahr, einmalig',
              '5 weitere kostenpflichtige Bibliothekstafeln',
            ],
          ],
        },
        'Ein Monat ist ein Kalendermonat koreanischer Zeit: Am 31. Januar gekauft, verlängert sich ein Tarif am 28. (oder 29.) Februar und dann am 31. März. Endet ein Tarif, wird keine Tafel gelöscht. Tafeln über der Grenze können weiter gelesen, ausgeführt und heruntergeladen werden; neue lassen sich nicht anlegen.',
      ],
    },
    {
      heading: 'Automatische Verlängerung',
      blocks: [
        'Die Beträge für Basic und Standard werden bei Ablauf von der hinterlegten Karte abgebucht. Betrag und Datum kündigen wir 7 Tage und 1 Tag vorher per E-Mail an. Wird die Karte abgelehnt, versuchen wir es nach 1, 3 und 5 Tagen erneut, und der Tarif bleibt solange nutzbar; gelingt es auch dann nicht, endet er. Eine als verloren oder gestohlen gemeldete oder entfernte Karte wird nicht erneut belastet.',
        'Die automatische Zahlung können Sie jederzeit mit zwei Klicks im Programm unter „Zahlungen“ beenden. Ab diesem Moment wird nichts mehr abgebucht, und Sie nutzen den Tarif bis zum Ende der bezahlten Zeit. Preiserhöhungen kündigen wir 30 Tage vorher an und holen Ihre Zustimmung erneut ein.',
      ],
    },
    {
      heading: 'Widerruf und Erstattung',
      blocks: [
        'Tarife werden nach den Erstattungsregeln erstattet. Ihr gesetzliches Widerrufsrecht wird durch diese Bedingungen nicht eingeschränkt.',
      ],
    },
    {
      heading: 'Was nicht erlaubt ist',
      blocks: [
        {
          list: [
            'sich mit fremden Angaben zu registrieren oder auf fremde Konten zuzugreifen',
            'Schutzmaßnahmen zu umgehen, den Server zu überlasten oder Schwachstellen auszunutzen. Melden Sie Schwachstellen dem Betreiber bitte vertraulich.',
            'Patientendaten in Tafeln, Module oder Namen zu schreiben',
            'den Dienst oder die Bibliothek zu kopieren, um sie ohne Erlaubnis zu verkaufen oder zu verbreiten',
            'alles andere, was gegen Gesetze verstößt',
          ],
        },
      ],
    },
    {
      heading: 'Sperrung',
      blocks: [
        'Verstoßen Sie gegen diese Bedingungen, kann der Betreiber Ihr Konto unter Angabe des Grundes sperren. Um dringende Gefahr abzuwenden, darf er zuerst sperren und danach informieren. Mit der Sperrung endet die automatische Zahlung, und solange sie besteht, wird nichts abgebucht; die bezahlte Zeit läuft weiter. Sie können sich nicht anmelden, gelöscht wird aber nichts. Nach der Aufhebung können Sie die automatische Zahlung selbst wieder aufnehmen. Sie können beim Kundendienst widersprechen; eine unbegründete Sperrung wird aufgehoben.',
      ],
    },
    {
      heading: 'Kündigung des Kontos',
      blocks: [
        'Sie können Ihr Konto jederzeit unter „Mein Konto“ mit „Konto löschen“ kündigen. Personenbezogene Daten, Tafeln, Module und Sicherungen werden dann sofort gelöscht, Geteiltes verschwindet aus den Listen, die automatische Zahlung endet, und die Restzeit Ihres Tarifs verfällt. Möchten Sie sie erstattet bekommen, beantragen Sie das vor der Kündigung. Vorher beantragte Erstattungen werden noch ausgeführt. Zahlungsdaten werden, wie das Gesetz es verlangt, fünf Jahre getrennt aufbewahrt.',
      ],
    },
    {
      heading: 'Änderung und Unterbrechung des Dienstes',
      blocks: [
        'Der Betreiber kann den Dienst wegen Wartung, Störungen, Naturereignissen oder aus anderen zwingenden Gründen unterbrechen und kündigt Vorhersehbares an. Wird der Dienst eingestellt, geschieht das mit einer Frist von mindestens 30 Tagen; bis dahin lassen sich Tafeln und Module herunterladen, und die Restzeit von Tarifen wird ohne Abzug einer Pauschale erstattet.',
      ],
    },
    {
      heading: 'Haftung',
      blocks: [
        'Entsteht einem Mitglied durch Vorsatz oder Fahrlässigkeit des Betreibers ein Schaden, haftet der Betreiber nach dem Gesetz. Er haftet nicht für Schäden durch ungeprüft übernommene Berechnungen oder Sätze, durch Inhalte der Mitglieder, durch deren Computer oder Netze oder durch Ereignisse außerhalb seines Einflusses wie Naturereignisse. Die Haftung für Vorsatz und grobe Fahrlässigkeit sowie jede Haftung, die das Gesetz nicht zu beschränken erlaubt, bleibt unberührt.',
      ],
    },
    {
      heading: 'Anwendbares Recht und Streitigkeiten',
      blocks: [
        'Es gilt das Recht der Republik Korea; zuständig sind die Gerichte nach der koreanischen Zivilprozessordnung. Zwingender Verbraucherschutz an Ihrem Wohnort bleibt unberührt. Wenden Sie sich bei Streitigkeiten bitte zuerst an uns; in Korea können Sie auch die Verbraucherbehörde oder den Schlichtungsausschuss für elektronischen Handel anrufen.',
        { contact: 'service' },
        'Übersetzungen dienen dem Verständnis; bei Abweichungen gilt der koreanische Text.',
      ],
    },
  ],
}
