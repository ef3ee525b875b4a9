import { type Legal, type LegalName, loadLegal } from '@pandok/i18n'
import { Skeleton } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { loadChunk } from '#app/loadChunk.ts'
import { useText } from '#app/text.ts'

/** Long texts have a file of their own, so that only who reads them loads them. */
export function LegalText({ name }: { name: LegalName }) {
  const { locale } = useText()
  const [legal, setLegal] = useState<{ locale: string; texts: Legal } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let isWanted = true
    loadChunk(() => loadLegal(locale)).then(
      (texts) => isWanted && setLegal({ locale, texts }),
      (error: unknown) => isWanted && setFailure(error),
    )
    return () => {
      isWanted = false
    }
  }, [locale])

  if (failure !== null) throw failure
  if (legal?.locale !== locale) return <Skeleton className="h-96" />
  return (
    <article className="grid gap-7">
      {legal.texts[name].map(({ heading, paragraphs }) => (
        <section key={heading} className="grid gap-2">
          <h2 className="text-lg font-bold">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="leading-relaxed text-muted">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
