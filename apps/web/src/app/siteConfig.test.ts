import { describe, expect, it } from 'vitest'
import { parseSiteConfig } from './siteConfig.ts'

const safe = {
  siteAccess: 'public',
  socialProviders: [],
  postcode: false,
  demo: false,
  mailbox: false,
  supportEmail: null,
}

describe('what the server says about the installation', () => {
  it('is taken as given', () => {
    const given = {
      siteAccess: 'members',
      socialProviders: ['kakao', 'naver'],
      postcode: true,
      demo: true,
      mailbox: true,
      supportEmail: 'help@pandok.example',
    }
    expect(parseSiteConfig(JSON.stringify(given))).toEqual(given)
  })

  it.each([null, undefined, '', '{', '[]', 'null', '{"mailbox":"yes","socialProviders":"kakao"}'])(
    'offers nothing extra for %j',
    (content) => {
      expect(parseSiteConfig(content)).toEqual(safe)
    },
  )

  it('leaves out log-ins that we do not know', () => {
    expect(parseSiteConfig('{"socialProviders":["evil","naver"]}').socialProviders).toEqual(['naver'])
  })
})
