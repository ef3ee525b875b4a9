import type { LegalDocument } from '../../LegalDocument.ts'

export const privacy: LegalDocument = {
  lead: 'What personal data Pandok handles, why, and for how long. Whoever runs this site (“the operator”) follows the Korean Personal Information Protection Act and handles personal data as described here.',
  sections: [
    {
      heading: 'What never leaves your computer',
      blocks: [
        'The following is processed in your browser or in the Windows program only and is never sent to the server. The messages between the two do not even have a field for it.',
        {
          list: [
            'medical images and the patient names, numbers and study details inside them',
            'file names and folder names',
            'measurements and marks on images',
            'the reports that you write',
          ],
        },
        'If you connect your hospital’s own image server (DICOMweb), your browser talks to it directly. The operator’s server learns neither its address nor what is exchanged.',
        'Plates and modules are stored on the server. Do not put anything that identifies a patient into their names or contents.',
      ],
    },
    {
      heading: 'What we handle, and what for',
      blocks: [
        {
          head: ['When', 'Data', 'Purpose and basis'],
          rows: [
            [
              'Signing up (required)',
              'email address, password, nickname, name, mobile number, age, nationality, specialty, display language, when you agreed to the terms',
              'recognizing you, recovering your account, providing the service. Performance of the contract',
            ],
            ['If you wish (optional)', 'postal address, consent to news by email', 'receipts, news. Consent'],
            [
              'Linking a Kakao or Naver login',
              'the identifier that the company gives us for you. Email address and name are only used to fill in the sign-up form and are not stored separately.',
              'logging in. Consent',
            ],
            [
              'Using the service',
              'plates, modules, backups, what you share, what you use of the library',
              'storing, sharing, restoring. Performance of the contract',
            ],
            [
              'Paying and refunds',
              'orders and amounts, kind of payment, card issuer, masked card number, link to the receipt, key for automatic payment (encrypted), reason and calculation of refunds',
              'providing plans, accounting, statutory retention. Performance of the contract and legal obligation',
            ],
            [
              'Logging in and connecting',
              'time of login and of last use, kind of browser, kind and time of events such as logins, refusals and password changes, network address (IP)',
              'keeping you logged in, preventing misuse, keeping access records. Legitimate interest and legal obligation',
            ],
            [
              'Customer service and operation',
              'notes by administrators, records of what an administrator changed and when',
              'answering questions, preventing abuse. Legitimate interest and legal obligation',
            ],
          ],
        },
        'Card numbers and card passwords are entered in the payment company’s window and do not pass through the operator’s server. There is no tracking for advertising, no profiling, and no automated decision that affects you legally. Children under 14 cannot sign up.',
      ],
    },
    {
      heading: 'How long we keep it',
      blocks: [
        {
          head: ['Data', 'Period'],
          rows: [
            ['Account data, linked logins', 'until you close your account, then deleted at once'],
            [
              'Plates, modules, backups',
              'until you delete them or close your account. Of automatic backups the latest 20 of each item, of manual ones up to 100',
            ],
            ['Trash', 'deleted for good after 30 days'],
            ['Verification codes', '5 minutes; the proof that you have verified, 30 minutes'],
            ['Sessions', '14 days after the last use; logging out ends them at once'],
            ['Access records (with IP)', 'about three months (92 days)'],
            ['Counters for rate limits', 'one day at most'],
            ['Sent mail', 'content deleted when sent, the fact of sending after 7 days'],
            ['Reasons for closing an account', 'one year, without whose they were'],
            [
              'Payments and refunds',
              'five years from the last thing that happened, such as the end of the paid time or a refund (Korean e-commerce act). Those of a member who has closed their account are kept apart from everything else, under a name that does not tell who it was',
            ],
            [
              'Key for automatic payment',
              'no longer used, and deleted at the payment company, once the plan ends or you close your account',
            ],
            [
              'Records of administrators’ changes',
              'five years; the text of notes about a member is deleted when the account is closed',
            ],
            [
              'Server log',
              'request number, name of the function, outcome and duration only; no names, email addresses or contents',
            ],
          ],
        },
        'Backups of the database that the operator makes against failures may still contain deleted data for as long as they are kept. The operator decides how long that is, and will tell you if you ask.',
      ],
    },
    {
      heading: 'How data is destroyed',
      blocks: [
        'The server looks for data whose time is over, every few minutes to once a day, and deletes it from the database. When you close your account, your account data, plates, modules, backups, trash and sessions are deleted in one step that cannot be undone. Copies that other members have already made stay theirs, but no longer say whose original it was.',
      ],
    },
    {
      heading: 'Others who receive data',
      blocks: [
        'The operator does not sell personal data, and hands it to others only where the law demands it. The companies below are contacted only on sites where the operator has switched the feature on, and only when you use it. Where it is off it does not appear, and nothing is sent.',
        {
          head: ['Recipient', 'When', 'What'],
          rows: [
            [
              'Toss Payments',
              'payment, automatic payment, refund',
              'order number and name, amount, your name and email address, a random number that stands for you. Card data is entered by you in Toss Payments’ window',
            ],
            ['Kakao', 'logging in with Kakao', 'the login request; Kakao answers with an identifier'],
            ['Naver', 'logging in with Naver', 'the login request; Naver answers with an identifier'],
            [
              'Kakao (postal code service)',
              'looking up a postal code',
              'the address you search for, in an isolated frame that cannot reach anything else of the site',
            ],
            [
              'The operator’s mail provider',
              'codes and notices by email',
              'the recipient’s address and the content of the mail',
            ],
            ['The operator’s hosting provider', 'always', 'storage of what is on the server, as a processor'],
          ],
        },
        'The software itself transfers no personal data abroad. If the operator uses hosting or mail providers in other countries, this policy is extended to say so.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      blocks: [
        'There is one cookie, named language, which remembers your language for 365 days. The following is stored in your browser only, and you can delete it there at any time.',
        {
          list: [
            'that you are logged in, and your name; your email address if you asked for it to be remembered',
            'theme, language, arrangement of panes, keys, and the plate last used for a kind of study',
            'drafts of plates and modules that are not saved yet',
            'the address of an image server that you registered; its token is deleted when the window is closed unless you want it kept',
          ],
        },
        'There are no cookies or outside scripts for advertising or analytics.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          list: [
            'On My page you can see and correct your data, take back your consent to news, and see and end the sessions on your devices.',
            'You can download your plates and modules as files at any time.',
            'You can close your account on My page, at once.',
            'For any other access, correction, deletion, restriction or withdrawal of consent, write to the contact below; the operator answers within 10 days.',
          ],
        },
        'For advice or a complaint in Korea you can turn to the Privacy Infringement Report Center (118, privacy.kisa.or.kr) or the Personal Information Dispute Mediation Committee (+82 1833-6972, www.kopico.go.kr). If you live elsewhere, you may turn to the supervisory authority there.',
      ],
    },
    {
      heading: 'Security measures',
      blocks: [
        {
          list: [
            'Passwords are stored with argon2id, in a form that cannot be turned back; codes and proofs only as hashes.',
            'Connections are protected by TLS, and request contents are encrypted once more inside.',
            'Keys for automatic payment, mail that waits to be sent and the server’s private keys are stored encrypted.',
            'Logins and codes are limited in number; if a stolen session token is used, the session ends and you are told by email.',
            'Everything that administrators change leaves a record that cannot be erased.',
            'Pages are kept from running scripts of others.',
          ],
        },
      ],
    },
    {
      heading: 'Privacy officer',
      blocks: [
        'Please send questions, complaints and requests about personal data to:',
        { contact: 'privacy' },
      ],
    },
    {
      heading: 'Changes',
      blocks: [
        'Changes are announced on this page at least 7 days before they apply, important ones or those to your disadvantage at least 30 days before, with a new version and date. Translations are for your understanding; where they differ, the Korean text applies.',
      ],
    },
  ],
}
