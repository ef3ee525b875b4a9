import { listNames } from '@pandok/domain'
import type { LibraryEntry } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { useLibraryWords } from '#shared/library/useLibraryWords.ts'
import { type Fact, Facts } from '#shared/payment/Facts.tsx'
import { EditionHistory } from './EditionHistory.tsx'
import { Part } from './Part.tsx'

interface EntryFactsProps {
  entry: LibraryEntry
  contents: string
  reviewBy?: string | undefined
}

/** The entry's metadata: classification, sources and changes. */
export function EntryFacts({ entry, contents, reviewBy }: EntryFactsProps) {
  const text = useText()
  const words = useLibraryWords()
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const facts: (Fact | false | undefined)[] = [
    { name: text('library.specialty'), value: text(`library.specialty.${entry.specialty}`) },
    { name: text('library.region'), value: listNames(entry.regions.map(words.region), text.locale) },
    { name: text('library.modality'), value: listNames(entry.modalities.map(words.modality), text.locale) },
    entry.version !== undefined && { name: text('library.fact.version'), value: entry.version },
    entry.year !== undefined && { name: text('library.fact.year'), value: String(entry.year) },
    reviewBy !== undefined && {
      name: text('library.fact.reviewBy'),
      value: day.format(new Date(reviewBy)),
    },
    { name: text('library.fact.edition'), value: entry.edition },
    { name: text('library.fact.contents'), value: contents },
  ]
  return (
    <aside className="grid content-start gap-6 text-sm">
      <Part title={text('library.about')}>
        <Facts facts={facts.filter((fact) => fact !== false && fact !== undefined)} />
      </Part>
      <Part title={text('library.changes')}>
        <EditionHistory changes={entry.changes} />
      </Part>
    </aside>
  )
}
