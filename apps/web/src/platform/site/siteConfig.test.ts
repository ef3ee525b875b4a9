import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from './siteConfig.ts'

const safe = {
  siteAccess: 'public',
  socialProviders: [],
  postcode: false,
  demo: false,
  exposedDemo: false,
  mailbox: false,
  supportEmail: null,
  supportHours: null,
  company: null,
  legalReview: null,
  release: null,
}

describe('the server’s configuration', () => {
  it('is read completely', () => {
    const given = {
      siteAccess: 'members',
      socialProviders: ['kakao', 'naver'],
      postcode: true,
      demo: true,
      exposedDemo: true,
      mailbox: true,
      supportEmail: 'help@pandok.example',
      supportHours: '09:00–18:00',
      legalReview: { by: '법무법인 예시', on: '2026-12-01' },
      release: { state: 'unavailable' },
      company: {
        name: '주식회사 판독',
        representative: '김판독',
        businessNumber: '123-45-67890',
        mailOrderNumber: '제2026-서울중구-0001호',
        mailOrderAuthority: '서울특별시 중구청',
        address: '서울특별시 중구 세종대로 1',
        phone: '02-123-4567',
        email: 'help@pandok.example',
        privacyOfficer: '이보호 (privacy@pandok.example)',
        hostingProvider: '예시호스팅',
      },
    }
    expect(parseSiteConfig(JSON.stringify(given))).toEqual(given)
  })

  it.each([
    null,
    undefined,
    '',
    '{',
    '[]',
    'null',
    '{"mailbox":"yes","socialProviders":"kakao"}',
    '{"company":{"name":"x"}}',
    '{"legalReview":{"by":"x"},"supportHours":9}',
  ])('offers nothing optional for %j', (content) => {
    expect(parseSiteConfig(content)).toEqual(safe)
  })

  it('omits unknown log-ins', () => {
    expect(parseSiteConfig('{"socialProviders":["evil","naver"]}').socialProviders).toEqual(['naver'])
  })
})
