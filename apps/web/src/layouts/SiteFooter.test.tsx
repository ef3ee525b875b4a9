import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const asFound = { ...siteConfig }
afterEach(() => {
  clearScreen()
  Object.assign(siteConfig, asFound)
})

const COMPANY = {
  name: '주식회사 판독',
  representative: '김판독',
  businessNumber: '123-45-67890',
  mailOrderNumber: '제2026-서울중구-0001호',
  mailOrderAuthority: '서울특별시 중구청',
  address: '서울특별시 중구 세종대로 1',
  phone: '02-123-4567',
  email: 'hello@pandok.example',
  privacyOfficer: '이보호 (privacy@pandok.example)',
  hostingProvider: '예시호스팅',
}

describe('the footer', () => {
  it('links to the guide, the three legal texts and the licences of others', async () => {
    await showScreen(SiteFooter)
    const links = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['User guide', '/guide'],
      ['Privacy policy', '/terms?activeTab=0'],
      ['Terms of service', '/terms?activeTab=1'],
      ['Refund policy', '/terms?activeTab=2'],
      ['Open-source licenses', '/third-party-notices.txt'],
    ])
  })

  it('shows every detail of the seller that the law requires, with its label', async () => {
    siteConfig.company = COMPANY
    await showScreen(SiteFooter, { locale: 'ko' })
    const details = screen.getByRole('region', { name: '사업자 정보' })
    const names = within(details).getAllByRole('term')
    const facts = Object.fromEntries(
      names.map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    )
    expect(facts).toEqual({
      상호: COMPANY.name,
      대표자: COMPANY.representative,
      사업자등록번호: `${COMPANY.businessNumber} 사업자정보확인`,
      '통신판매업 신고번호': COMPANY.mailOrderNumber,
      신고기관: COMPANY.mailOrderAuthority,
      주소: COMPANY.address,
      전화: COMPANY.phone,
      이메일: COMPANY.email,
      '개인정보 보호책임자': COMPANY.privacyOfficer,
      '호스팅서비스 제공자': COMPANY.hostingProvider,
    })
    expect(screen.getByRole('link', { name: '사업자정보확인' }).getAttribute('href')).toBe(
      'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890',
    )
  })

  it('shows how and when customer service can be reached', async () => {
    siteConfig.company = COMPANY
    siteConfig.supportEmail = 'help@pandok.example'
    siteConfig.supportHours = 'Mon–Fri 09:00–18:00'
    await showScreen(SiteFooter)
    const service = screen.getByText('Customer service').parentElement
    expect(service?.textContent).toBe('Customer service02-123-4567help@pandok.exampleMon–Fri 09:00–18:00')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('tel:021234567')
  })

  it('shows nothing that isn’t configured, and names a demo as one', async () => {
    const view = await showScreen(SiteFooter)
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByText('Customer service')).toBeNull()
    expect(screen.queryByText(/This is a demo/u)).toBeNull()
    view.unmount()
    siteConfig.demo = true
    await showScreen(SiteFooter)
    expect(screen.getByText(/This is a demo\. Nothing is sold here/u)).toBeTruthy()
  })
})
