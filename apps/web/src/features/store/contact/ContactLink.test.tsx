import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Company, siteConfig } from '#platform/site/siteConfig.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { ContactLink } from './ContactLink.tsx'

const asFound = { ...siteConfig }
afterEach(() => {
  clearScreen()
  Object.assign(siteConfig, asFound)
})

const company: Company = {
  name: 'Pandok Inc.',
  representative: 'Pan Dok Kim',
  businessNumber: '123-45-67890',
  mailOrderNumber: '2026-Seoul-0001',
  mailOrderAuthority: 'Jung-gu Office',
  address: '1 Sejong-daero, Seoul',
  phone: '02-123-4567',
  email: 'hello@pandok.example',
  privacyOfficer: 'Bo Ho Lee',
  hostingProvider: 'Example Hosting',
}

const show = () => showScreen(() => <ContactLink>Contact us</ContactLink>)

it.each([
  ['customer service', 'help@pandok.example', 'help@pandok.example'],
  ['the seller, where customer service has no address of its own', null, 'hello@pandok.example'],
])('leads to %s, with an address that can be read', async (_where, supportEmail, expected) => {
  Object.assign(siteConfig, { supportEmail, company })
  await show()
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(`mailto:${expected}`)
  expect(screen.getByText(expected)).toBeTruthy()
})

it('shows only its text if the operator has configured no address', async () => {
  Object.assign(siteConfig, { supportEmail: null, company: null })
  await show()
  expect(screen.getByText('Contact us')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
