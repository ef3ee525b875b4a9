import { LOCALES, type Locale, PLANS } from '@pandok/domain'
import { planName } from '@pandok/i18n/server'
import { describe, expect, it } from 'vitest'
import { SAMPLE_MAILS } from '#testkit/sampleMails.ts'
import type { MailKind } from './Mailer.ts'
import { renderMail } from './renderMail.ts'
import { storeMails } from './storeMails.ts'

const textOf = (
  kind: MailKind,
  locale: Locale,
  values: Record<string, string | number> = SAMPLE_MAILS[kind],
) => renderMail({ kind, locale, values, publicUrl: 'https://pandok.example' })

/** Spaces that don't break are typography, not words. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ')

const RECEIPTS = {
  ko: `이용권: 베이직(월간)
결제 금액: ₩30,000
포함된 부가가치세: ₩2,727
결제 일시: 2026년 1월 31일 01:05(한국 시간)
결제 카드: 9410-0012-****-000*
주문 번호: ord_1
이용 시작일: 2026년 1월 31일
이용 만료일: 2026년 2월 28일
다음 자동 결제일: 2026년 2월 28일`,
  en: `Plan: Basic (monthly)
Amount: ₩30,000
VAT included: ₩2,727
Paid on: January 31, 2026 at 01:05 (Korean time)
Card: 9410-0012-****-000*
Order number: ord_1
Starts on: January 31, 2026
Expires on: February 28, 2026
Next automatic payment: February 28, 2026`,
  zh: `套餐: 基础版（月度）
金额: ₩30,000
其中增值税: ₩2,727
付款时间: 2026年1月31日 01:05（韩国时间）
付款卡: 9410-0012-****-000*
订单号: ord_1
开始日期: 2026年1月31日
到期日期: 2026年2月28日
下次扣款日期: 2026年2月28日`,
  ja: `プラン: ベーシック（月額）
金額: ₩30,000
うち付加価値税: ₩2,727
お支払い日時: 2026年1月31日 1:05（韓国時間）
ご利用カード: 9410-0012-****-000*
注文番号: ord_1
利用開始日: 2026年1月31日
有効期限: 2026年2月28日
次回の自動決済日: 2026年2月28日`,
  de: `Tarif: Basic (monatlich)
Betrag: 30.000 ₩
Darin enthaltene Mehrwertsteuer: 2.727 ₩
Bezahlt am: 31. Januar 2026 um 01:05 Uhr (koreanische Zeit)
Karte: 9410-0012-****-000*
Bestellnummer: ord_1
Beginnt am: 31. Januar 2026
Läuft ab am: 28. Februar 2026
Nächste automatische Zahlung: 28. Februar 2026`,
} as const satisfies Record<Locale, string>

describe('a receipt', () => {
  it.each(LOCALES)('lists what was paid as one writes it in %s, by the day in Korea', (locale) => {
    expect(plain(textOf('receipt', locale).text)).toContain(RECEIPTS[locale])
  })

  it('of something that does not renew names no card and no next payment where there is none', () => {
    const at = new Date('2026-03-01T00:00:00.000Z')
    const { values } = storeMails.receipt({
      period: {
        orderId: 'ord_2',
        planId: 'sheet-5-yearly',
        paidWon: 400_000,
        startsAt: at,
        endsAt: new Date('2027-03-01T00:00:00.000Z'),
      },
      paidAt: at,
      card: null,
      renewsAt: null,
    })
    expect(Object.keys(values).sort()).toEqual(
      ['amountWon', 'expiresAt', 'orderId', 'paidAt', 'planId', 'startsAt', 'vatWon'].sort(),
    )
    const { text } = textOf('receipt', 'en', values)
    expect(text).toContain(
      'Plan: Library add-on, 5 plates (yearly)\nAmount: ₩400,000\nVAT included: ₩36,364\n',
    )
    expect(text).not.toMatch(/Card:|Next automatic/u)
  })
})

describe('the notice of a renewal', () => {
  const renewsAt = new Date('2026-02-27T16:05:00.000Z')
  const noticed = (hoursBefore: number) =>
    storeMails.renewalSoon({
      planId: 'standard-monthly',
      renewsAt,
      card: null,
      now: new Date(renewsAt.getTime() - hoursBefore * 3_600_000),
    }).values

  it('counts the days that are really left', () => {
    expect([168, 167, 145, 144, 25, 24, 23, 0, -5].map((hours) => noticed(hours).count)).toEqual([
      7, 7, 7, 6, 2, 1, 1, 1, 1,
    ])
  })

  it('says in its subject how soon, and in its text what and when', () => {
    const subjects = (hours: number) =>
      LOCALES.map((locale) => textOf('renewalSoon', locale, noticed(hours)).subject)
    expect(subjects(168)).toEqual([
      '[판독] 7일 뒤 자동 결제 안내',
      '[Pandok] Automatic payment in 7 days',
      '[Pandok] 7 天后将自动扣款',
      '[Pandok] 7日後に自動決済されます',
      '[Pandok] Automatische Zahlung in 7 Tagen',
    ])
    expect(subjects(24)).toEqual([
      '[판독] 1일 뒤 자동 결제 안내',
      '[Pandok] Automatic payment in 1 day',
      '[Pandok] 1 天后将自动扣款',
      '[Pandok] 1日後に自動決済されます',
      '[Pandok] Automatische Zahlung in 1 Tag',
    ])
    const { text } = textOf('renewalSoon', 'de', noticed(24))
    expect(plain(text)).toContain('Am 28. Februar 2026 belasten wir Ihre hinterlegte Karte')
    expect(plain(text)).toContain('Betrag: 50.000 ₩')
  })
})

describe('mails about money', () => {
  it('say until when, in the sentence itself', () => {
    expect(textOf('autoStopped', 'ko').text).toContain('이용권은 2026년 2월 28일까지 그대로 이용할 수 있고')
    expect(textOf('autoStopped', 'de').text).toContain('bis zum 28. Februar 2026')
    expect(textOf('renewalFailed', 'ja').text).toContain('2026年2月28日に再度決済を行います')
  })

  it('of a refund add up what every payment got back', () => {
    expect(textOf('refundRequested', 'en').text).toContain('Refund: ₩19,800')
    expect(textOf('refundCompleted', 'zh').text).toContain('退款金额: ₩19,800')
  })

  it('of a refund by hand name the transfer and no card, and how much of it where the rest went back', () => {
    const TRANSFER = {
      ko: '계좌 이체',
      en: 'bank transfer',
      zh: '银行转账',
      ja: '銀行振込',
      de: 'überwiesen',
    }
    for (const locale of LOCALES) {
      const { text } = textOf('refundByHand', locale)
      expect(text).toContain(TRANSFER[locale])
      expect(text).not.toMatch(/카드|\bcard|卡|カード|karte/iu)
    }
    expect(textOf('refundByHand', 'en').text).toContain('Refund: ₩19,800\nSent by bank transfer: ₩800\n')
  })

  it("repeat an administrator's reason as text, never as markup", () => {
    const { text, html } = textOf('refundRejected', 'en')
    expect(text).toContain('Reason: Used <daily> & shared')
    expect(html).toContain('Used &lt;daily&gt; &amp; shared')
  })

  it('name every plan in every language', () => {
    const names = LOCALES.flatMap((locale) => PLANS.map(({ id }) => planName(locale, id)))
    expect(new Set(names).size).toBe(names.length)
  })

  it('keep amounts, cards and order numbers out of the subject, which a locked phone shows to everybody', () => {
    for (const kind of Object.keys(storeMails) as (keyof typeof storeMails)[]) {
      for (const locale of LOCALES) {
        expect(textOf(kind, locale).subject).not.toMatch(/₩|\*|ord_|\{/u)
      }
    }
  })
})
