import type { Locale } from '@pandok/domain'
import { CircleHelpIcon, cx } from '@pandok/ui'
import { Fragment } from 'react'
import { useText } from '#platform/text/text.ts'
import type { Sentence } from '#shared/reasons/sentencesOf.ts'

interface SentenceTextProps {
  sentences: readonly Sentence[]
  locale: Locale
  /** Index of the sentence whose explanation is shown. */
  asked: number | undefined
  onAsk: (at: number) => void
}

/** Running text in which each sentence can be pressed. */
export function SentenceText({ sentences, locale, asked, onAsk }: SentenceTextProps) {
  const text = useText()
  return (
    <p lang={locale} className="text-base whitespace-pre-wrap">
      {sentences.map((sentence, at) => {
        const words = sentence.text.trimEnd()
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id, so the index identifies them
          <Fragment key={at}>
            {/* A real button can't be broken across lines. */}
            {/* biome-ignore lint/a11y/useSemanticElements: see above */}
            <span
              role="button"
              tabIndex={0}
              aria-expanded={asked === at}
              aria-label={text('moduleRun.why.open', { sentence: words.trim() })}
              onClick={() => onAsk(at)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                onAsk(at)
              }}
              className={cx(
                'cursor-pointer rounded-xs underline decoration-line-strong/60 decoration-dotted underline-offset-4 hover:decoration-accent',
                asked === at && 'bg-accent-soft',
              )}
            >
              {words}
              {/* A word joiner keeps the mark on the line of the full stop. */}
              <span aria-hidden="true" className="before:content-['\2060']">
                <CircleHelpIcon className="ms-1 inline size-3.5 align-[-0.125em] text-muted" />
              </span>
            </span>
            {sentence.text.slice(words.length)}
          </Fragment>
        )
      })}
    </p>
  )
}
