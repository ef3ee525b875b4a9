import type { WindowOutcome } from '#gateway/actInWindow.ts'
import { type TestCard, testCards } from '#gateway/testCards.ts'
import type { Registration, StoredPayment, WindowTerms } from '#state/Change.ts'
import { html, type Markup } from './html.ts'
import { page } from './page.ts'
import { type WindowWords, windowLanguage, windowWords } from './windowWords.ts'

/** There is one card for each outcome. */
const OFFERED = testCards.filter(
  ({ behavior }, index) => testCards.findIndex((card) => card.behavior === behavior) === index,
)

/** The page on which the buyer decides. */
export function paymentPage(
  { orderName, amount, terms }: StoredPayment & { terms: WindowTerms },
  merchant: string,
) {
  const language = windowLanguage(terms.language)
  const words = windowWords[language]
  const won = new Intl.NumberFormat(words.locale, { style: 'currency', currency: 'KRW' }).format(amount)
  const facts = html`<dl>
<div><dt>${words.merchant}</dt><dd>${merchant}</dd></div>
<div><dt>${words.order}</dt><dd>${orderName}</dd></div>
<div class="sum"><dt>${words.amount}</dt><dd>${won}</dd></div>
</dl>`
  return page(
    language,
    `${words.test} · ${words.paymentTitle}`,
    form(words, words.paymentTitle, facts, terms),
  )
}

export function registrationPage({ terms }: Registration, merchant: string): string {
  const language = windowLanguage(terms.language)
  const words = windowWords[language]
  const facts = html`<dl><div><dt>${words.merchant}</dt><dd>${merchant}</dd></div></dl>
<p>${words.registrationNote}</p>`
  const title = words.registrationTitle
  return page(language, `${words.test} · ${title}`, form(words, title, facts, terms))
}

/** The page for a window that couldn't be opened; it also informs the page that requested it. */
export function refusalPage(
  languageTag: string | null,
  origin: string | null,
  outcome: WindowOutcome,
): string {
  const language = windowLanguage(languageTag)
  const words = windowWords[language]
  const code = outcome.kind === 'reject' ? outcome.code : ''
  return page(
    language,
    words.notOpened,
    html`<main data-origin="${origin ?? ''}" data-target="iframe" data-outcome="${JSON.stringify(outcome)}">
<h1>${words.notOpened}</h1><p><code>${code}</code></p></main>`,
  )
}

function form(words: WindowWords, title: string, facts: Markup, terms: WindowTerms): Markup {
  return html`<main data-origin="${terms.origin}" data-target="${terms.target}">
<p class="test"><strong>${words.test}</strong> ${words.testNote}</p>
<h1>${title}</h1>
${facts}
<form>
<fieldset><legend>${words.cards}</legend>${OFFERED.map((card, index) => cardChoice(words, card, index === 0))}</fieldset>
<p class="actions">
<button type="submit" value="approve">${words.approve}</button>
<button type="button" value="refuse">${words.refuse}</button>
<button type="button" value="close">${words.close}</button>
</p>
<p role="status" data-working="${words.working}" data-unreachable="${words.unreachable}"></p>
</form>
</main>`
}

function cardChoice(words: WindowWords, { number, behavior }: TestCard, isFirst: boolean): Markup {
  const grouped = number.replace(/(\d{4})(?=\d)/gu, '$1 ')
  return html`<label><input type="radio" name="card" value="${number}"${isFirst ? html` checked` : ''}>
<span><b>${grouped}</b><small>${words.behavior[behavior]}</small></span></label>`
}
