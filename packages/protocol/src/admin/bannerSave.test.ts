import { describe, expect, it } from 'vitest'
import { adminBannerSave } from './bannerSave.ts'

const linkOf = (link: string) => adminBannerSave.param.shape.link.safeParse(link)

describe('the link of a banner', () => {
  it.each([
    ['https://pandok.example', 'https://pandok.example/'],
    ['  https://PANDOK.example/Offer?a=b#c ', 'https://pandok.example/Offer?a=b#c'],
    ['https:/\\evil', 'https://evil/'],
    ['https:\\\\evil\\path', 'https://evil/path'],
    ['https:evil.example', 'https://evil.example/'],
    ['ht\ntps://pandok.example/a\tb', 'https://pandok.example/ab'],
    ['https://pandok.example/a/../b', 'https://pandok.example/b'],
    ['HTTP:\\\\pandok.example:80/a', 'http://pandok.example/a'],
    ['https://münchen.example/영상', 'https://xn--mnchen-3ya.example/%EC%98%81%EC%83%81'],
  ])('%j is stored as %s', (typed, stored) => {
    expect(linkOf(typed)).toMatchObject({ success: true, data: stored })
  })

  it('is stored unchanged if it is saved again', () => {
    const { data } = linkOf('https:/\\evil/영상')
    expect(linkOf(data ?? '')).toMatchObject({ data })
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://pandok.example',
    '//pandok.example',
    '/offer',
    'https://',
    'https://user:secret@pandok.example',
    'http://user@pandok.example',
    `https://pandok.example/${'영'.repeat(400)}`,
    '',
  ])('%j is refused', (typed) => {
    expect(linkOf(typed).error?.issues).toMatchObject([{ message: 'banner.link' }])
  })
})
