import type { account as korean } from '../ko/account.ts'
import type { Translated } from '../message.ts'

export const account: Translated<typeof korean> = {
  'account.login.title': 'Log in',
}
