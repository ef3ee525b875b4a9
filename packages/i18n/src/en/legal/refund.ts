import type { LegalDocument } from '../../LegalDocument.ts'

export const refund: LegalDocument = {
  lead: 'How much of a plan is refunded, when and how. The program calculates by exactly these rules, and shows the amount with its calculation before you ask.',
  sections: [
    {
      heading: 'Amounts',
      blocks: [
        {
          head: ['When you ask', 'What is deducted'],
          rows: [
            ['Within 7 days of the start, unused', 'nothing (refunded in full)'],
            ['Within 7 days of the start, used', 'the days used'],
            ['Later', 'the days used, and 10% of the rest'],
            ['A period that has not begun', 'nothing (refunded in full)'],
          ],
        },
      ],
    },
    {
      heading: 'Calculation',
      blocks: [
        {
          list: [
            'days used = amount paid × number of days used ÷ number of days of the whole term',
            'A day that was begun counts as a day. Days are 24 hours each, from the moment the plan began.',
            'After 7 days, the days that have passed count as used, whether you used the plan or not.',
            'Deductions are rounded down to the won, so the last digit is always in your favor.',
            'Time during which a refund request had stopped the plan counts neither as used nor as part of the term.',
          ],
        },
        '“Used” means that you did something that needs the plan: made a plate beyond the free limit, or took a library plate into a place that the plan gives. Logging in, or using what is free, is not use.',
      ],
    },
    {
      heading: 'Examples',
      blocks: [
        'What is refunded of a plan that was used, exactly so long after its start.',
        {
          head: [
            'Asked after',
            'Basic 30,000 won (30 days)',
            'Standard 50,000 won (30 days)',
            'Library add-on, 1 plate 200,000 won (365 days)',
          ],
          rows: [
            ['1 day', '29,000 won', '48,334 won', '199,453 won'],
            ['7 days', '23,000 won', '38,334 won', '196,165 won'],
            ['8 days', '19,800 won', '33,001 won', '176,056 won'],
            ['15 days', '13,500 won', '22,500 won', '172,603 won'],
            ['29 days', '900 won', '1,501 won', '165,699 won'],
          ],
        },
      ],
    },
    {
      heading: 'What a refund covers',
      blocks: [
        'Of Basic and Standard, the running period and everything paid ahead by extending are refunded together, and the plan ends. Library add-ons are refunded purchase by purchase and leave other plans as they are.',
      ],
    },
    {
      heading: 'Requesting and withdrawing',
      blocks: [
        'Refunds are requested in the payment history of the program, where you can also follow them. From the request until it is settled the plan cannot be used, and nothing is charged.',
        'Until it is approved, you can withdraw the request. If you do, or if it is rejected, the expiry moves by exactly the time that passed. A rejection tells you the reason.',
        'A refund cannot be requested',
        {
          list: [
            'while another request for it is open',
            'while the outcome of a payment is not known yet; you can ask as soon as it is',
            'while a refused automatic payment is being tried again: nothing has been paid for that time',
            'when nothing is left to be refunded',
          ],
        },
      ],
    },
    {
      heading: 'How it is carried out',
      blocks: [
        'One person checks and approves it, two for more than 100,000 won. Nobody approves a refund of their own.',
        'Once approved, the payment is canceled at the payment company at once and the money returns the way it was paid. Refunds after a statutory withdrawal are made within the three business days that the law sets. Depending on the card issuer it may take some more days to appear on your statement. If the money cannot go back that way, we contact you and pay it otherwise.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      blocks: [
        'Under the Korean e-commerce act you may withdraw from a purchase within 7 days. If the service differs from what was advertised or agreed, you may withdraw within 3 months of receiving it and within 30 days of learning of the difference; nothing is then deducted. Where the law is more favorable to you, it takes precedence over this document.',
      ],
    },
    {
      heading: 'Stopping automatic payment, or a refund',
      blocks: [
        'If you stop automatic payment, nothing more is charged and you use what you have paid for to its end. With a refund you give up the remaining time and get money back. The choice is yours.',
      ],
    },
    {
      heading: 'When a payment goes wrong',
      blocks: [
        'An order is paid once, however often the page is reloaded. If the outcome of a payment did not arrive, the server asks the payment company and settles it automatically; you need not pay again. Money that was taken although no plan could be given for it is returned in full without being asked for.',
      ],
    },
    {
      heading: 'Closing your account',
      blocks: [
        'If you close your account, the remaining time is lost, and a refund can no longer be requested in the program. Ask before you close it. Refunds asked for before are still carried out.',
      ],
    },
    {
      heading: 'Contact',
      blocks: ['For questions about payments and refunds:', { contact: 'service' }],
    },
  ],
}
