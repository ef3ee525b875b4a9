import { LOCALES, type Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { mail as deMail } from './de/mail.ts'
import { storeMail as deStoreMail } from './de/storeMail.ts'
import { mail as enMail } from './en/mail.ts'
import { storeMail as enStoreMail } from './en/storeMail.ts'
import { mail as jaMail } from './ja/mail.ts'
import { storeMail as jaStoreMail } from './ja/storeMail.ts'
import { mail as koMail } from './ko/mail.ts'
import { storeMail as koStoreMail } from './ko/storeMail.ts'
import type { LegalBlock } from './LegalDocument.ts'
import { loadCatalogue } from './loadCatalogue.ts'
import { type LegalName, loadLegal } from './loadLegal.ts'
import type { Message } from './message.ts'
import { mail as zhMail } from './zh/mail.ts'
import { storeMail as zhStoreMail } from './zh/storeMail.ts'

/**
 * These tests check each sentence by itself. `tools/i18n` checks that languages agree with each other (the
 * same keys, the same placeholders, nothing untranslated).
 */

/** Every message of a language by its key, such as `messages/account.login.title`. */
type Table = ReadonlyMap<string, Message>

const MAIL = { ko: koMail, en: enMail, zh: zhMail, ja: jaMail, de: deMail }
const STORE_MAIL = { ko: koStoreMail, en: enStoreMail, zh: zhStoreMail, ja: jaStoreMail, de: deStoreMail }

const LEGAL_NAMES: readonly LegalName[] = ['privacy', 'terms', 'refund']

const tables = new Map<Locale, Table>(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const { messages, errors, problems } = await loadCatalogue(locale)
      const legal = await legalOf(locale)
      const parts = { messages, errors, problems, mail: MAIL[locale], storeMail: STORE_MAIL[locale], legal }
      const entries = Object.entries(parts).flatMap(([part, table]) =>
        Object.entries(table).map(([key, message]): [string, Message] => [`${part}/${key}`, message]),
      )
      return [locale, new Map(entries)] as const
    }),
  ),
)

/** Returns each sentence of the legal documents by its place, so that a missing paragraph is noticed. */
async function legalOf(locale: Locale): Promise<Record<string, string>> {
  const documents = await Promise.all(
    LEGAL_NAMES.map(async (name) => {
      const { lead, sections } = await loadLegal(locale, name)
      const texts = [
        [lead],
        ...sections.map(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]),
      ]
      return texts.flatMap((part, section) =>
        part.map((text, index) => [`${name}.${section}.${index}`, text] as const),
      )
    }),
  )
  return Object.fromEntries(documents.flat())
}

function textsOfBlock(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('contact' in block) return []
  return 'list' in block ? block.list : [...block.head, ...block.rows.flat()]
}

const tableOf = (locale: Locale): Table => tables.get(locale) ?? new Map()

const formsOf = (message: Message | undefined): string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : Object.values(message)

const problemsOf = (locale: Locale, isProblem: (key: string, message: Message) => boolean): string[] =>
  [...tableOf(locale)].filter(([key, message]) => isProblem(key, message)).map(([key]) => key)

describe.each(LOCALES)('the words in %s', (locale) => {
  it('are never empty, nor wrapped in spaces', () => {
    expect(
      problemsOf(locale, (_, message) =>
        formsOf(message).some((form) => form === '' || form !== form.trim()),
      ),
    ).toEqual([])
  })

  it('have no broken placeholders', () => {
    const isBroken = (form: string) => /[{}]/u.test(form.replace(/\{[a-z]\w*(?:\|[^{}|]+\|[^{}|]+)?\}/gu, ''))
    expect(problemsOf(locale, (_, message) => formsOf(message).some(isBroken))).toEqual([])
  })

  it('use the punctuation of the language', () => {
    const asked: Partial<Record<Locale, RegExp>> = {
      // These match half-width punctuation after a Chinese or Japanese character.
      zh: /\p{Script=Han}[,.!?]/u,
      ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.!?]/u,
    }
    const wrong = asked[locale]
    expect(
      problemsOf(locale, (_, message) => formsOf(message).some((form) => wrong?.test(form) ?? false)),
    ).toEqual([])
  })
})

/** These are synonyms of a word that the product already uses: readers would take them for something else. */
const SECOND_WORDS: Partial<Record<Locale, RegExp>> = {
  // A member applies for a refund (신청), while 요청 is what the server sends to the gateway. Automatic payment
  // is stopped (중지).
  ko: /(?<!결제사.*)환불을? 요청|(?:결제|구독|이용권)[을를]? ?해지/u,
  // The plan is 套餐, the library 资源库; 数据库 is the database. 初次诊断 is a first diagnosis. A plan renews
  // (自动续费), and a card is charged (扣款).
  zh: /我的页面|自动付款|自动续订|使用券|通行证|初次诊断|支付公司|(?<!治疗)方案|(?<!资源|数据)库/u,
  // The plan is called プラン.
  ja: /利用券|追加パス/u,
  // Statements about the viewer use the field's word.
  de: /Primärdiagnose/u,
}

/**
 * These words are only forbidden on screens and in mails, because a change of a legal document would increase
 * its edition.
 */
const SECOND_WORDS_ON_SCREENS: Partial<Record<Locale, RegExp>> = {
  // There is one kind of quotation marks; 자동으로 describes what happens without a person, and what is clicked
  // is a 버튼. What the viewer measures is a 계측, and a test has 예상 결과 (기대값 would also have to be written 기댓값).
  // 척추 높이 is the height of a vertebra, and its level a 척추 레벨. A physician's review is a 감수, while 교정 is
  // proof-reading.
  ko: /[«»「」“”]|측정|기대값|저절로|단추|글쇠|까닭|붙여 넣|미리 보기|미리볼|담음|개정 ?[\d{]|좁은 창|X선|할 수 있는 일|베데스다|글리슨|척추 높이|위치선|작은 지도|무엇이든|교정|잠시 뒤|돌려드/u,
  // American spelling has email and login; a computed value is overridden; an earlier study is a prior one,
  // and patients have IDs. A report has an impression and recommendations, sentences have no contractions, and
  // what is deleted from the trash is deleted permanently.
  en: /n’t\b|\bconclusions?\b|\badvice\b|\bdue list\b|\bauto[ -]fill|\bfor good\b|\bswitch(?:ed)? (?:on|off)\b|\btoo big\b|\brepeat groups?\b|\b(?:earlier|old) (?:report|lesion|stud|measurement)|patient number|\byour pass\b|\ba pass\b(?! over)|\byearly sheets?\b|e-mail|log-in|\bpostcode\b|overrul|empty place|narrow window|\b1 modules\b/iu,
  // A purchase is an 订单, and 首要诊断 is primary diagnosis. The plate is a 报告板 in its editor, too.
  zh: /板面|句子|阅片器|附加页|付款(?:记录|管理)|初步诊断|主要诊断|(?<!诊断)印象|自行指定|窄窗口|按键映射|放射诊断/u,
  // A cell is a セル, gray values have a ウィンドウ, and a report is a レポート. Vertebrae have a 高位, and
  // slides a マクロ画像.
  ja: /報告書|最低値|ゴミ箱|ビューア(?!ー)|シート\d|マス(?![タクコキ])|階調|決定表|年間シート|付加価値税込|細いウィンドウ|椎体レベル|全体写真|全体マップ|厚さ内|位置線|浮かべ|検査種の|その間に/u,
  // The viewer is called Viewer, and a computer Computer; Rechner alone is the name of a kind of module.
  // Wirbelhöhe is the height of a vertebra.
  de: /\bP(?:ass|asses|ässe|ässen)\b|[Bb]etrachter|(?:diesem|Ihrem|Ihren) Rechner|Nickname|\bPlatte|Jahresbl|Leerer Platz|Objektträger|Schmales Fenster|beendbar|Wirbelhöhe|Hängeregel|Zahlungsübersicht|Primärbefund|Abonnement|Benutzer(?:liste|verwaltung)|Bildanzeige|Patienten-ID|Zahlung zurückgegeben/u,
}

describe.each(Object.entries(SECOND_WORDS) as [Locale, RegExp][])('the words in %s', (locale, second) => {
  it('have one word for one thing', () => {
    expect(problemsOf(locale, (_, message) => formsOf(message).some((form) => second.test(form)))).toEqual([])
  })
})

describe.each(Object.entries(SECOND_WORDS_ON_SCREENS) as [Locale, RegExp][])(
  'the words on screens in %s',
  (locale, second) => {
    it('have one word for one thing', () => {
      const found = problemsOf(locale, (_, message) => formsOf(message).some((form) => second.test(form)))
      expect(found.filter((name) => !name.startsWith('legal/'))).toEqual([])
    })
  },
)
