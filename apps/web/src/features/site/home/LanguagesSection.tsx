import { LOCALES, type Locale, REPORT_SECTIONS } from '@pandok/domain'
import { demoNoduleInFive } from '@pandok/i18n'
import { useDeferredValue } from 'react'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { useDemoEngine, useDemoState } from './demo/useDemo.ts'

/** One report in all five languages: the one from the demo board, or an example. */
export function LanguagesSection() {
  const text = useText()
  const engine = useDemoEngine()
  const state = useDeferredValue(useDemoState(engine))

  function paragraphs(locale: Locale): readonly { id: string; text: string }[] {
    const written = state && engine ? engine.report(locale).flatMap(({ sentences }) => sentences) : []
    if (written.length > 0) return written
    const example: Partial<Record<string, string>> = demoNoduleInFive[locale]
    return REPORT_SECTIONS.flatMap((id) => (example[id] ? [{ id, text: example[id] }] : []))
  }

  return (
    <section className="mx-auto grid max-w-7xl gap-8 px-4 py-14 sm:px-6 md:py-20">
      <header className="grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-12">
        <h2 className="text-2xl font-bold text-balance sm:text-3xl">{text('site.languages.title')}</h2>
        <p className="max-w-prose text-lg text-pretty text-muted">{text('site.languages.text')}</p>
      </header>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
        {LOCALES.map((locale) => (
          <li
            key={locale}
            lang={locale === 'zh' ? 'zh-Hans' : locale}
            className="grid min-w-0 content-start gap-2 rounded-lg border border-line bg-raised p-4 max-lg:last:odd:col-span-full"
          >
            <h3 className="text-sm font-bold text-accent-text">{languageName(locale, locale)}</h3>
            {paragraphs(locale).map(({ id, text: sentence }) => (
              <p key={id} className="text-sm leading-relaxed break-words whitespace-pre-line">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
