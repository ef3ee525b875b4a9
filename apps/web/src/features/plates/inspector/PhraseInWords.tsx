import { type Blank, type Locale, wordsIn } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'

interface PhraseInWordsProps {
  /** The stored text, in which `{side2}` stands for a blank. */
  phrase: string
  locale: Locale
  blanks: readonly Blank[]
}

/** A phrase with the display names of its blanks instead of their ids. */
export function PhraseInWords({ phrase, locale, blanks }: PhraseInWordsProps) {
  const text = useText()
  const parts = phrase.split(/\{([^{}]+)\}/u)
  const labelOf = (id: string) => {
    const blank = blanks.find((each) => each.id === id)
    return blank && wordsIn(blank.label, text.locale)
  }
  const isNamed = parts.some((part, index) => index % 2 === 1 && labelOf(part))
  if (!isNamed) return null
  const keyed = parts.map((part, index) => ({ key: String(index), part, isBlank: index % 2 === 1 }))
  return (
    <p lang={locale} className="text-sm leading-relaxed text-muted">
      {keyed.map(({ key, part, isBlank }) =>
        isBlank ? (
          <span
            key={key}
            lang={text.locale}
            className="mx-0.5 rounded-xs border border-accent-line bg-accent-soft px-1 text-accent-text"
          >
            {labelOf(part) || part}
          </span>
        ) : (
          <span key={key}>{part}</span>
        ),
      )}
    </p>
  )
}
