import type { LegalDocument } from '../../LegalDocument.ts'

export const refund: LegalDocument = {
  lead: 'Wie viel von einem Tarif erstattet wird, wann und wie. Das Programm rechnet genau nach diesen Regeln und zeigt Betrag und Berechnung, bevor Sie den Antrag stellen.',
  sections: [
    {
      heading: 'Beträge',
      blocks: [
        {
          head: ['Zeitpunkt des Antrags', 'Was abgezogen wird'],
          rows: [
            ['Innerhalb von 7 Tagen ab Beginn, nicht genutzt', 'nichts (volle Erstattung)'],
            ['Innerhalb von 7 Tagen ab Beginn, genutzt', 'die genutzten Tage'],
            ['Später', 'die genutzten Tage und 10 % des Rests'],
            ['Ein Zeitraum, der noch nicht begonnen hat', 'nichts (volle Erstattung)'],
          ],
        },
      ],
    },
    {
      heading: 'Berechnung',
      blocks: [
        {
          list: [
            'genutzte Tage = gezahlter Betrag × Zahl der genutzten Tage ÷ Zahl der Tage der gesamten Laufzeit',
            'Ein angefangener Tag zählt als Tag. Ein Tag sind 24 Stunden, gerechnet ab dem Beginn des Tarifs.',
            'Nach 7 Tagen zählen die vergangenen Tage als genutzt, ob Sie den Tarif benutzt haben oder nicht.',
            'Abzüge werden auf ganze Won abgerundet, also immer zu Ihren Gunsten.',
            'Zeit, in der ein Erstattungsantrag den Tarif angehalten hat, zählt weder als genutzt noch zur Laufzeit.',
          ],
        },
        '„Genutzt“ heißt, dass Sie etwas getan haben, wofür der Tarif nötig ist: eine Tafel über die kostenlose Grenze hinaus angelegt oder eine Bibliothekstafel auf einen Platz übernommen, den der Tarif bietet. Die Anmeldung und die Nutzung kostenloser Inhalte zählen nicht.',
      ],
    },
    {
      heading: 'Beispiele',
      blocks: [
        'Was von einem genutzten Tarif genau so lange nach seinem Beginn erstattet wird.',
        {
          head: [
            'Antrag nach',
            'Basic 30.000 Won (30 Tage)',
            'Standard 50.000 Won (30 Tage)',
            'Jahrespaket, 1 Tafel 200.000 Won (365 Tage)',
          ],
          rows: [
            ['1 Tag', '29.000 Won', '48.334 Won', '199.453 Won'],
            ['7 Tagen', '23.000 Won', '38.334 Won', '196.165 Won'],
            ['8 Tagen', '19.800 Won', '33.001 Won', '176.056 Won'],
            ['15 Tagen', '13.500 Won', '22.500 Won', '172.603 Won'],
            ['29 Tagen', '900 Won', '1.501 Won', '165.699 Won'],
          ],
        },
      ],
    },
    {
      heading: 'Was eine Erstattung umfasst',
      blocks: [
        'Bei Basic und Standard werden der laufende Zeitraum und alles, was durch Verlängern im Voraus bezahlt wurde, zusammen erstattet, und der Tarif endet. Jahrespakete werden je Kauf für sich erstattet und lassen andere Tarife unberührt.',
      ],
    },
    {
      heading: 'Beantragen und zurückziehen',
      blocks: [
        'Erstattungen beantragen Sie im Programm unter „Zahlungen“, wo Sie auch ihren Stand sehen. Vom Antrag bis zur Erledigung lässt sich der Tarif nicht nutzen, und nichts wird abgebucht.',
        'Bis zur Genehmigung können Sie den Antrag zurückziehen. Tun Sie das oder wird er abgelehnt, verschiebt sich das Ablaufdatum um genau die vergangene Zeit. Bei einer Ablehnung nennen wir den Grund.',
        'Nicht möglich ist ein Antrag,',
        {
          list: [
            'solange schon einer dafür läuft',
            'solange das Ergebnis einer Zahlung noch offen ist; sobald es feststeht, können Sie ihn stellen',
            'solange eine abgelehnte automatische Zahlung erneut versucht wird: Für diese Zeit ist nichts bezahlt',
            'wenn nichts mehr zu erstatten ist',
          ],
        },
      ],
    },
    {
      heading: 'Bearbeitung und Auszahlung',
      blocks: [
        'Eine Person prüft und genehmigt den Antrag, über 100.000 Won sind es zwei. Niemand genehmigt die eigene Erstattung.',
        'Nach der Genehmigung wird die Zahlung sofort beim Zahlungsdienstleister storniert, und das Geld kommt auf dem Zahlungsweg zurück. Erstattungen nach einem gesetzlichen Widerruf erfolgen innerhalb der gesetzlichen drei Werktage. Je nach Kartenaussteller kann es einige Tage dauern, bis sie auf der Abrechnung erscheinen. Ist dieser Weg nicht möglich, melden wir uns und zahlen auf andere Weise.',
      ],
    },
    {
      heading: 'Widerrufsrecht',
      blocks: [
        'Nach dem koreanischen E-Commerce-Gesetz können Sie einen Kauf innerhalb von 7 Tagen widerrufen. Weicht der Dienst von der Werbung oder vom Vereinbarten ab, können Sie innerhalb von 3 Monaten nach der Bereitstellung und innerhalb von 30 Tagen nach Kenntnis der Abweichung widerrufen; dann wird nichts abgezogen. Ist das Gesetz für Sie günstiger, geht es diesem Dokument vor.',
      ],
    },
    {
      heading: 'Automatische Zahlung beenden oder erstatten lassen',
      blocks: [
        'Beenden Sie die automatische Zahlung, wird nichts mehr abgebucht, und Sie nutzen das Bezahlte bis zum Ende. Mit einer Erstattung geben Sie die Restzeit auf und erhalten Geld zurück. Sie haben die Wahl.',
      ],
    },
    {
      heading: 'Wenn bei einer Zahlung etwas schiefgeht',
      blocks: [
        'Eine Bestellung wird einmal bezahlt, so oft die Seite auch neu geladen wird. Kommt das Ergebnis einer Zahlung nicht an, fragt der Server beim Zahlungsdienstleister nach und klärt es von selbst; Sie müssen nicht noch einmal zahlen. Geld, für das kein Tarif gegeben werden konnte, wird unaufgefordert in voller Höhe zurückgezahlt.',
      ],
    },
    {
      heading: 'Kündigung des Kontos',
      blocks: [
        'Kündigen Sie Ihr Konto, verfällt die Restzeit, und eine Erstattung kann im Programm nicht mehr beantragt werden. Stellen Sie den Antrag vorher. Vorher beantragte Erstattungen werden noch ausgeführt.',
      ],
    },
    {
      heading: 'Kontakt',
      blocks: ['Bei Fragen zu Zahlungen und Erstattungen:', { contact: 'service' }],
    },
  ],
}
