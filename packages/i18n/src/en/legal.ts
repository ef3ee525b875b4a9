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
      heading: 'How refunds are calculated',
      paragraphs: [
        'Within 7 days of the start, you get everything back if you have not used the pass; if you have, only the days used are deducted.',
        'After 7 days, the days used and 10% of the remainder are deducted. A period that has not begun is refunded in full.',
        'Amounts are whole won, rounded in your favour, and are shown with their calculation before you ask.',
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
        'Refunds are requested in the payment history of the program, where you can also follow their progress. The money is returned the way it was paid, within the time the law sets.',
        'While a request is open, the pass cannot be used. If you withdraw the request or it is rejected, that time is added to your pass.',
      ],
    },
    {
      heading: 'Automatic payment',
      paragraphs: [
        'Monthly passes are charged to your registered card on the same day of each month. We announce the amount and the date by e-mail 7 days and 1 day ahead. If a payment fails, we try again after 1, 3 and 5 days; if it still fails, the pass ends.',
        'You can stop automatic payment at any time. You keep using the pass until the period that you have paid for ends.',
      ],
    },
  ],
}
