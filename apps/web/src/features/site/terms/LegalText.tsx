import type { LegalName } from '@pandok/i18n'
import { use, useEffect } from 'react'
import { useText } from '#platform/text/text.ts'
import { LegalBlocks } from './LegalBlocks.tsx'
import { legalText } from './legalTexts.ts'

/** Long texts have files of their own, so that only their readers load them. */
export function LegalText({ name }: { name: LegalName }) {
  const text = useText()
  const { lead, sections } = use(legalText(text.locale, name))
  const idOf = (index: number) => `${name}-${index + 1}`

  // If a link to a section opens the page, the browser scrolls before the text has loaded.
  useEffect(() => {
    const requested = window.location.hash.slice(1)
    if (requested.startsWith(`${name}-`)) document.getElementById(requested)?.scrollIntoView()
  }, [name])

  return (
    <article className="grid gap-8 print:gap-4">
      <p className="text-lg print:text-base">{lead}</p>
      <nav
        aria-label={text('site.terms.contents')}
        className="rounded-xl border border-line bg-sunken p-5 print:hidden"
      >
        <h2 className="mb-2 font-bold">{text('site.terms.contents')}</h2>
        <ol className="gap-x-8 sm:columns-2">
          {sections.map(({ heading }, index) => (
            <li key={heading} className="break-inside-avoid">
              <a
                href={`#${idOf(index)}`}
                className="flex min-h-8 items-baseline gap-2 py-1 text-muted hover:text-text hover:underline"
              >
                <span className="min-w-6 text-end tabular-nums">{index + 1}.</span>
                <span className="min-w-0">{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ heading, blocks }, index) => (
        <section
          key={heading}
          id={idOf(index)}
          aria-labelledby={`${idOf(index)}-title`}
          className="grid scroll-mt-24 gap-3"
        >
          <h2 id={`${idOf(index)}-title`} className="text-lg font-bold break-after-avoid">
            {index + 1}. {heading}
          </h2>
          <LegalBlocks blocks={blocks} />
        </section>
      ))}
    </article>
  )
}
