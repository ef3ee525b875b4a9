import type { LegalDocument } from '../../LegalDocument.ts'

export const terms: LegalDocument = {
  lead: 'These terms govern the use of Pandok as provided by whoever runs this site (“the operator”), and the rights and duties of the operator and its members.',
  sections: [
    {
      heading: 'Words',
      blocks: [
        {
          list: [
            'Plate: a member’s board of up to 60 cells that hold phrases and modules and write a report by keys',
            'Module: a set of rules that calculates from what is entered and writes sentences',
            'Library: plates and modules provided by the operator',
            'Plan: a paid product that extends a member’s limits for a time: Basic and Standard, which renew every month, and library add-ons, which add paid library plates for a year',
          ],
        },
      ],
    },
    {
      heading: 'Validity and changes',
      blocks: [
        'These terms apply once you agree to them when signing up. The operator may change them within the law and announces changes on this page and by email at least 7 days before they apply, or 30 days if they are to your disadvantage. If you do not agree, you may close your account before then, and what is left of your plan is refunded under the refund policy.',
      ],
    },
    {
      heading: 'The service',
      blocks: [
        'Pandok is software that helps radiology and pathology staff write structured reports. In a web browser or the Windows program you can make, run, share and back up plates and modules, and open medical images.',
        'Patients’ images and reports are processed on your own computer only. Keeping and backing them up is up to you and your institution.',
      ],
    },
    {
      heading: 'Not a medical device',
      blocks: [
        'Pandok is not approved as a medical device for primary diagnosis. The image viewer must not be used for primary diagnosis, which has to be made on approved equipment and displays.',
        'Pandok makes no diagnoses and does not replace the judgment of a physician. Calculations, classifications, measurements and sentences are suggestions; you are responsible for checking them and for the report that you finalize. Check the sources and editions named in the library before you use it.',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        {
          list: [
            'Anyone aged 14 or over may sign up with their own details. An account belongs to one person and may not be shared or passed on.',
            'Never tell others your password or verification codes. If you learn that someone else has used your account, change the password at once and tell the operator.',
            'Keep your details up to date on My page. Unless at fault, the operator is not liable for damage that comes from outdated details.',
          ],
        },
      ],
    },
    {
      heading: 'Plates and modules that you make',
      blocks: [
        'What you make is yours. The operator uses it only as far as needed to store it, back it up and show it where you share it.',
        'Do not put anything into names or contents that identifies a patient or infringes the rights of others.',
        'Deleted plates and modules stay in the trash for 30 days and are then deleted for good.',
      ],
    },
    {
      heading: 'Sharing',
      blocks: [
        'If you share a plate or module, other members may preview it, make and change a copy of their own, and use it in their work free of charge. Your nickname is shown with it.',
        'You can stop sharing at any time. Copies that exist stay with their owners. The operator does not vouch for what members share; whoever uses it has to check it.',
      ],
    },
    {
      heading: 'License of the library',
      blocks: [
        'The operator grants you a non-exclusive, non-transferable license to use the plates and modules of the library in your own work and to adapt them for yourself. Selling or distributing them or copies of them to non-members, or building them into other products, is not permitted. Rights in the classifications and scores that are cited belong to their owners.',
        'How many you may use depends on your tier and your library add-ons. Paid library plates beyond the limit are locked when a plan ends, and open again with the next one.',
      ],
    },
    {
      heading: 'Plans and prices',
      blocks: [
        {
          head: ['Plan', 'Price (incl. VAT)', 'Term', 'Contents'],
          rows: [
            ['Free', '0 won', '–', '5 plates, library: 1 free'],
            ['Basic', '30,000 won', 'a month, renews', '10 plates, library: 3 free + 2 paid'],
            ['Standard', '50,000 won', 'a month, renews', '15 plates, library: 5 free + 4 paid'],
            ['Library add-on, 1 plate', '200,000 won', 'a year, once', '1 more paid library plate'],
            ['Library add-on, 3 plates', '300,000 won', 'a year, once', '3 more paid library plates'],
            ['Library add-on, 5 plates', '400,000 won', 'a year, once', '5 more paid library plates'],
          ],
        },
        'A month is a calendar month in Korean time: a plan bought on 31 January renews on 28 (or 29) February and then on 31 March. When a plan ends, no plates are deleted. Plates over the limit can still be read, run and downloaded; new ones cannot be made.',
      ],
    },
    {
      heading: 'Automatic renewal',
      blocks: [
        'Basic and Standard are charged to your registered card when they expire. The amount and the date are announced by email 7 days and 1 day ahead. If the card is refused, it is tried again after 1, 3 and 5 days while the plan stays in use; if it still fails, the plan ends. A card that was reported lost or stolen, or was removed, is not tried again.',
        'You can stop automatic payment at any time with two clicks in the payments of the program. Nothing is charged from that moment, and you use the plan until the end of the time you have paid for. Price increases are announced 30 days ahead and need your consent again.',
      ],
    },
    {
      heading: 'Right of withdrawal and refunds',
      blocks: [
        'Plans are refunded under the refund policy. These terms do not limit your statutory right of withdrawal.',
      ],
    },
    {
      heading: 'What is not allowed',
      blocks: [
        {
          list: [
            'signing up with other people’s details or entering other people’s accounts',
            'evading security measures, overloading the server or exploiting weaknesses. Please report weaknesses to the operator in private.',
            'putting patient data into plates, modules or names',
            'copying the service or the library in order to sell or distribute it without permission',
            'anything else that breaks the law',
          ],
        },
      ],
    },
    {
      heading: 'Restriction',
      blocks: [
        'If you break these terms, the operator may suspend your account and tells you why. To avert urgent danger it may suspend first and tell you afterwards. A suspension stops automatic payment, and nothing is charged while it lasts; the time you have paid for goes on running. You cannot log in, but nothing is deleted. Once it is lifted you can resume automatic payment yourself. You may object through customer service, and a restriction without grounds is lifted.',
      ],
    },
    {
      heading: 'Closing your account',
      blocks: [
        'You can close your account on My page at any time. Your personal data, plates, modules and backups are then deleted at once, what you shared disappears from the lists, automatic payment stops, and the remaining time of your plan is lost. To have it refunded, ask before you close it. Refunds asked for before are still carried out. Payment records are kept apart for five years, as the law demands.',
      ],
    },
    {
      heading: 'Changes and interruptions',
      blocks: [
        'The operator may interrupt the service for maintenance, failures, natural disasters or other compelling reasons, and announces what can be foreseen. If the service is discontinued, this is announced at least 30 days ahead, plates and modules can be downloaded until then, and the remaining time of plans is refunded without deduction of a penalty.',
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        'If the operator causes damage to a member by intent or negligence, it is liable under the law. It is not liable for damage from calculations or sentences used without checking, from what members enter, from members’ computers or networks, or from events beyond its control such as natural disasters. Liability for intent and gross negligence, and any liability that the law does not allow to be limited, remains unaffected.',
      ],
    },
    {
      heading: 'Governing law and disputes',
      blocks: [
        'The law of the Republic of Korea applies, and the courts named by the Korean Civil Procedure Act have jurisdiction. Mandatory consumer protection at your place of residence remains unaffected. Please contact us first if there is a dispute; in Korea you may also ask the Korea Consumer Agency or the Electronic Commerce Mediation Committee to mediate.',
        { contact: 'service' },
        'Translations are for your understanding; where they differ, the Korean text applies.',
      ],
    },
  ],
}
