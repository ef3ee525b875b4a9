import type { Legal } from '../loadLegal.ts'

export const legal: Legal = {
  privacy: [
    {
      heading: 'What we collect',
      paragraphs: [
        'When you sign up we ask for your e-mail address, password, nickname, name, phone number, age, nationality and major. An address is optional and only used for receipts. Passwords are stored in a form that cannot be turned back.',
        'To keep you logged in and to prevent misuse we record the time, the network address and the browser of each session.',
      ],
    },
    {
      heading: 'What we do not collect',
      paragraphs: [
        'Medical images, patient names and numbers, file names and report text are never sent to the server. They are processed on your own computer only.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To recognise you, to store your plates and modules, to manage your pass, and to tell you about important changes to the service. News is sent only to members who agreed to receive it.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Personal data is kept while you are a member and deleted as soon as you withdraw. Payment records are kept for five years, apart from everything else, as Korean e-commerce law requires. Verification codes are valid for five minutes.',
      ],
    },
    {
      heading: 'Others',
      paragraphs: [
        'We do not sell or hand over personal data. Only when you log in with Kakao or Naver, or pay, is the information needed for that exchanged with the company concerned.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      paragraphs: [
        'One cookie remembers your language for 365 days. Your log-in and display settings are kept in the storage of your browser. None of it is used to track you for advertising.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'On your page you can see and correct your data at any time, withdraw, and see and end the sessions on your devices.',
      ],
    },
  ],
  terms: [
    {
      heading: 'The service',
      paragraphs: [
        'Pandok helps radiology and pathology staff write structured reports with plates and modules.',
      ],
    },
    {
      heading: 'Medical responsibility',
      paragraphs: [
        'Pandok makes no diagnoses and does not replace the judgement of a physician. You are responsible for checking calculations and wording and for the report that you finalise.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Please sign up with your own details and do not share your password. If you learn that someone else has used your account, change your password at once.',
      ],
    },
    {
      heading: 'Plates and modules',
      paragraphs: [
        'What you create is yours. If you share it, other members can preview it and make their own copy; copies that exist remain when you stop sharing.',
        'Do not put anything that identifies a patient into the name or the content of a plate or module.',
        'Deleted plates and modules stay in the trash for 30 days and are then deleted for good.',
      ],
    },
    {
      heading: 'Passes',
      paragraphs: [
        'How many plates you can create depends on your tier. When a pass ends, existing plates are not deleted; while you are over the limit, no new ones can be created.',
      ],
    },
    {
      heading: 'Suspension',
      paragraphs: [
        'An account may be suspended for disturbing the service, trying to enter other accounts, or unlawful use.',
      ],
    },
    {
      heading: 'Withdrawal',
      paragraphs: [
        'You can withdraw at any time on your page. Your personal data is then deleted at once, and what you shared disappears from the shared lists.',
      ],
    },
  ],
  refund: [
    {
      heading: 'For now',
      paragraphs: [
        'Passes are not on sale yet, so there are no payments and no refunds. Before sales begin, the way refunds are calculated will be published here.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      paragraphs: [
        'Your right of withdrawal under Korean e-commerce law applies whatever this document says.',
      ],
    },
    {
      heading: 'Asking for a refund',
      paragraphs: [
        'Refunds are requested in the payment history of the program, where you can also follow their progress.',
      ],
    },
    {
      heading: 'Stopping automatic payment',
      paragraphs: [
        'You can stop the automatic payment of a monthly pass at any time. You keep using it until the period that you have paid for ends.',
      ],
    },
  ],
}
