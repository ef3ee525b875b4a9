import type { myPage as korean } from '../ko/myPage.ts'
import type { Translated } from '../message.ts'

export const myPage: Translated<typeof korean> = {
  'account.myPage.title': 'My page',
  'account.myPage.since': 'Member since {date}',
  'account.myPage.plan': 'Your plan',
  'account.myPage.tier.free': 'Free',
  'account.myPage.tier.basic': 'Basic',
  'account.myPage.tier.standard': 'Standard',
  'account.myPage.plates': 'My plates',
  'account.myPage.libraryFree': 'Library plates (free)',
  'account.myPage.libraryPaid': 'Library plates (paid)',
  'account.myPage.usage': '{used} of {limit} used',
  'account.myPage.toPrice': 'See plans',

  'account.profile.title': 'Your details',
  'account.profile.lead': 'Keep your name and contact details up to date here.',
  'account.profile.email.hint': 'The email address you log in with cannot be changed.',
  'account.profile.save': 'Save changes',
  'account.profile.saving': 'Saving…',
  'account.profile.saved': 'Your changes have been saved.',
  'account.profile.unsaved': 'You have unsaved changes.',
  'account.profile.undo': 'Discard',
  'account.profile.leave.title': 'Leave without saving?',
  'account.profile.leave.text': 'Your unsaved changes will be lost.',
  'account.profile.leave.stay': 'Keep editing',
  'account.profile.leave.go': 'Leave without saving',

  'account.print.title': 'On printed reports',
  'account.print.lead':
    'Appears below a printed report, with a signature line. Stored on this computer only.',
  'account.print.institution': 'Institution',
  'account.print.reader': 'Reader',
  'account.print.reader.hint': 'For example: Mina Kim, MD, radiologist',

  'account.address.title': 'Address',
  'account.address.lead': 'Shown on your receipts. Optional.',
  'account.address.zonecode': 'Postal code',
  'account.address.road': 'Address',
  'account.address.detail': 'Address details',
  'account.address.search': 'Find postal code',
  'account.address.search.loading': 'Loading the postal code search…',
  'account.address.search.failed':
    'The postal code search could not be loaded. Please enter the address yourself.',
  'account.address.incomplete': 'Please enter both the postal code and the address.',
  'account.address.close': 'Close',

  'account.marketing.title': 'News',
  'account.marketing.label': 'Send me news and offers by email',
  'account.marketing.hint': 'You can change this at any time; it does not affect how you use Pandok.',
  'account.marketing.on': 'You will now receive news and offers by email.',
  'account.marketing.off': 'You will no longer receive news by email.',

  'account.change.title': 'Change password',
  'account.change.lead': 'Changing your password logs you out on your other devices.',
  'account.change.current': 'Current password',
  'account.change.submit': 'Change password',
  'account.change.submitting': 'Changing your password…',
  'account.change.done': 'Your password has been changed. You have been logged out on your other devices.',

  'account.sessions.title': 'Logged-in devices',
  'account.sessions.lead':
    'These devices are logged in to your account. If you do not recognize one, log it out and change your password.',
  'account.sessions.current': 'This device',
  'account.sessions.unknown': 'Unknown device',
  'account.sessions.device': '{browser} · {system}',
  'account.sessions.used': 'Last used: {time}',
  'account.sessions.since': 'Logged in: {time}',
  'account.sessions.end': 'Log out',
  'account.sessions.endThat': 'Log out {device}',
  'account.sessions.ended': '{device} has been logged out.',
  'account.sessions.endTitle': 'Log out this device?',
  'account.sessions.endText': '{device} will have to log in again.',
  'account.sessions.none': 'No device is logged in',

  'account.withdraw.title': 'Close account',
  'account.withdraw.lead':
    'Closing your account immediately deletes it and everything you have made. This cannot be undone.',
  'account.withdraw.open': 'Close account',
  'account.withdraw.refund.title': 'Request a refund before you close your account',
  'account.withdraw.refund.text':
    'When you close your account, the remaining time of your plan is lost immediately, and you can no longer request a refund.',
  'account.withdraw.refund.until': '{plan}, until {date}',
  'account.withdraw.deleted': 'What is deleted',
  'account.withdraw.deleted.personal':
    'All personal data, such as your name, email address and mobile number',
  'account.withdraw.deleted.work':
    'Your plates and modules, their backups and your trash. Shared items also disappear from the shared lists.',
  'account.withdraw.deleted.plan': 'The rest of your plan. Automatic payment stops as well.',
  'account.withdraw.kept': 'What is kept',
  'account.withdraw.kept.payments':
    'Korean e-commerce law requires payment records to be kept for 5 years. They are stored apart from other personal data.',
  'account.withdraw.kept.copies': 'Copies that other members have already made remain theirs.',
  'account.withdraw.reason': 'Why are you leaving?',
  'account.withdraw.reason.hint': 'Your answer helps us improve.',
  'account.withdraw.understood': 'I have read the above and understand that it cannot be undone.',
  'account.withdraw.understood.required': 'Please read the notes and check the box.',
  'account.withdraw.submit': 'Close account',
  'account.withdraw.submitting': 'Closing your account…',
  'account.withdraw.goodbye': 'Your account has been closed',
  'account.withdraw.goodbye.text':
    'Thank you for using Pandok. You are welcome to sign up again at any time.',
}
