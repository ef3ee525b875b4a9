import { expect, type Page } from '@playwright/test'
import { LoginPage } from '../pages/LoginPage.ts'
import { joinByWire } from './joinByWire.ts'
import type { Newcomer } from './newcomer.ts'

/** Logs in a member whom no other test uses, and opens the start page. */
export async function signInAsNewMember(page: Page, url: string): Promise<Newcomer> {
  const { person } = await joinByWire(url)
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(person.email, person.password)
  await expect(page).toHaveURL((at) => at.pathname === '/')
  return person
}
