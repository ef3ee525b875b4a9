import type { ui as korean } from '../ko/ui.ts'
import type { Translated } from '../message.ts'

export const ui: Translated<typeof korean> = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.save': 'Save',
  'ui.retry': 'Try again',
  'ui.reload': 'Reload the page',
  'ui.home': 'Home',
  'ui.logoLabel': 'Pandok, home',
  'ui.skipToContent': 'Skip to content',
  'ui.language': 'Language',
  'ui.menu': 'Menu',
  'ui.account': 'Your account',
  'ui.signOut': 'Log out',
  'ui.theme.toDark': 'Switch to dark',
  'ui.theme.toLight': 'Switch to light',
  'ui.toasts': 'Notifications (F8)',
  'ui.pageLoading': 'Opening the page',
  'ui.newTab': 'opens in a new tab',
  'ui.soon.title': 'In preparation',
  'ui.soon.text': 'This screen is not open yet. It will appear right here as soon as it is ready.',
  'ui.notFound.title': 'This page could not be found',
  'ui.notFound.text': 'The address may have changed, or the page no longer exists. Please check the address.',
  'ui.failed.title': 'An error occurred',
  'ui.failed.text': 'The page could not be shown. If reloading does not help, please try again in a moment.',
  'ui.failed.details': 'Error details',
  'ui.disconnected.title': 'The server cannot be reached',
  'ui.error.signedOut': 'Your session has ended. Please log in again.',
  'ui.error.OFFLINE': 'You are offline. Check your connection and try again.',
  'ui.error.UNREACHABLE': 'The server is not responding. Please try again in a moment.',
  'ui.error.BAD_ANSWER': 'The server sent an answer that cannot be read. Please try again in a moment.',
  'ui.error.INSECURE':
    'This page was opened without a secure connection. Please use the address that begins with https.',
  'ui.error.waitSeconds': {
    one: 'Too many requests. Please try again in {count} second.',
    other: 'Too many requests. Please try again in {count} seconds.',
  },
  'ui.error.waitMinutes': {
    one: 'Too many requests. Please try again in {count} minute.',
    other: 'Too many requests. Please try again in {count} minutes.',
  },
}
