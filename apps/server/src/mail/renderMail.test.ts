import { LOCALES } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { SAMPLE_MAILS } from '#testkit/sampleMails.ts'
import { renderMail } from './renderMail.ts'
import { MAIL_KINDS } from './sealedMail.ts'

const CODE_KINDS = ['joinCode', 'passwordCode']
const publicUrl = 'https://pandok.example'
const all = MAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })))

describe('a rendered mail', () => {
  it.each(all)(
    '$kind in $locale says the same as text and as HTML, and leaves no place open',
    ({ kind, locale }) => {
      const { subject, text, html } = renderMail({ kind, locale, values: SAMPLE_MAILS[kind], publicUrl })
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\[object/)
      expect(html).toContain(`<html lang="${locale}">`)
      const shown = html
        .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gsu, '')
        .replaceAll('</th><td', '</th>: <td')
        .replaceAll(/<[^>]*>/gu, '')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
      for (const line of text
        .split('\n')
        .filter((part) => part !== '' && part !== '-- ' && !part.includes('https://'))) {
        expect(shown).toContain(line)
      }
      const hasCode = CODE_KINDS.includes(kind)
      expect([text.includes('012345'), html.includes('>012345<')]).toEqual([hasCode, hasCode])
      // Gmail cuts a message off at 102 KB.
      expect(Buffer.byteLength(html)).toBeLessThan(20_000)
    },
  )

  it('leads only to the address of the installation', () => {
    for (const { kind, locale } of all) {
      const { text, html } = renderMail({ kind, locale, values: SAMPLE_MAILS[kind], publicUrl })
      const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/gu)].map(([url]) => url)
      expect(
        links.every((url) => /^https:\/\/pandok\.example\/(login|pw|price|program\/payment)$/u.test(url)),
      ).toBe(true)
      expect(html).not.toMatch(/<(?:img|script|link|iframe|form)\b/u)
    }
  })

  it('shows values as text, never as markup', () => {
    const { html } = renderMail({
      kind: 'joinCode',
      locale: 'en',
      values: { code: '<b onclick="x">', minutes: 5 },
      publicUrl,
    })
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;')
    expect(html).not.toContain('<b ')
  })

  it('keeps the code out of the subject, which a locked phone shows to everybody', () => {
    for (const { kind, locale } of all) {
      expect(renderMail({ kind, locale, values: SAMPLE_MAILS[kind], publicUrl }).subject).not.toContain(
        '012345',
      )
    }
  })
})
