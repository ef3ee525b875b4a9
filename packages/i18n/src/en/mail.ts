import type { MailKey } from '../ko/mail.ts'

export const mail = {
  brand: 'Pandok',
  footer: 'This message was sent automatically. Replies are not read.',

  'joinCode.subject': 'Your sign-up code',
  'joinCode.heading': 'Confirm your email address',
  'joinCode.body': 'Enter this code on the sign-up page. It is valid for {minutes|minute|minutes}.',
  'joinCode.note':
    'If you did not request this, you can ignore this message. Never share the code with anyone; our staff will never ask for it.',

  'alreadyRegistered.subject': 'You already have an account',
  'alreadyRegistered.heading': 'You are already registered',
  'alreadyRegistered.body':
    'Someone tried to sign up with this email address, but an account already exists. Please log in. If you have forgotten your password, you can set a new one from the login page.',
  'alreadyRegistered.action': 'Log in',
  'alreadyRegistered.note':
    'If this was not you, you can ignore this message. Your account is unchanged and safe.',

  'passwordCode.subject': 'Your password reset code',
  'passwordCode.heading': 'Reset your password',
  'passwordCode.body':
    'Enter this code on the password reset page. It is valid for {minutes|minute|minutes}.',
  'passwordCode.note':
    'If you did not request this, you can ignore this message; your password stays as it is. Never share the code with anyone.',

  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.heading': 'Your password was changed',
  'passwordChanged.body':
    'The password of your account has just been changed. For your safety, we have ended your sessions on other devices.',
  'passwordChanged.action': 'Reset password',
  'passwordChanged.note': 'If you did not change it, reset your password right away.',

  'sessionStolen.subject': 'We ended a suspicious session',
  'sessionStolen.heading': 'We ended one of your sessions',
  'sessionStolen.body':
    'Login data that had already been replaced was used again. Someone may have copied it, so we ended that session.',
  'sessionStolen.action': 'Reset password',
  'sessionStolen.note':
    'Log in again and check your logged-in devices on My page. If there is one you do not recognize, reset your password.',

  'withdrawn.subject': 'Your account has been closed',
  'withdrawn.heading': 'Thank you for using Pandok',
  'withdrawn.body':
    'Your account has been closed and your personal data deleted. Records that the law requires us to keep are stored separately, and only for as long as it requires.',
  'withdrawn.note':
    'If you did not do this, someone else may know your password. Please change it wherever else you use it.',
} as const satisfies Record<MailKey, string>
