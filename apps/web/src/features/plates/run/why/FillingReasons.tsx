import type { EntryOrigin } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { Address, ValueSource } from '@pandok/module-engine'
import { ChevronRightIcon, cx } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { CitationLine } from '#shared/reasons/CitationLine.tsx'
import { conditionOf } from '#shared/reasons/conditionOf.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import { ReasonParts } from '#shared/reasons/ReasonParts.tsx'
import { sentencesOf } from '#shared/reasons/sentencesOf.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

interface FillingReasonsProps {
  origin: Extract<EntryOrigin, { kind: 'filling' }>
  locale: Locale
}

/** Entered, computed and decided values for each sentence, and sources that no row cites. */
export function FillingReasons({ origin, locale }: FillingReasonsProps) {
  const text = useText()
  const [shown, setShown] = useState<number | undefined>(0)
  const { filling, output } = origin
  const { definition, session } = filling
  const snapshot = session.snapshot()
  const names = useMemo(() => moduleNames(definition, text), [definition, text])
  const sentences = sentencesOf(output.pieces, locale)
  const always = conditionOf(output, definition)
  const parts =
    sentences.length > 0
      ? sentences.map((sentence) => ({
          words: sentence.text.trim(),
          reasons: [...new Set([...always, ...sentence.reasons])],
        }))
      : [{ words: '', reasons: output.reasons }]
  const isCited = output.reasons.some((reason) => reason.kind === 'table' && reason.cite !== undefined)
  const sourceOf = ({ id, row }: Address): ValueSource | undefined => {
    const view = snapshot.inputs.find(({ address }) => address.id === id && address.row === row)
    return view?.source?.from === 'typed' ? undefined : view?.source
  }
  return (
    <>
      {parts.map(({ words, reasons }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id, so the index identifies them
        <div key={index} className="grid gap-2">
          {parts.length > 1 ? (
            <SentenceButton
              words={words}
              locale={locale}
              isShown={shown === index}
              onToggle={() => setShown(shown === index ? undefined : index)}
            />
          ) : null}
          {shown === index || parts.length === 1 ? (
            <div className={cx('grid gap-2', parts.length > 1 && 'ps-5.5')}>
              <ReasonParts
                reasons={reasons}
                definition={definition}
                snapshot={snapshot}
                names={names}
                sourceOf={(address) => {
                  const source = sourceOf(address)
                  return source && <ValueMark source={source} />
                }}
              />
            </div>
          ) : null}
        </div>
      ))}
      {isCited || definition.citations.length === 0 ? null : (
        <div className="grid gap-0.5">
          {definition.citations.map((citation) => (
            <CitationLine key={citation.text} citation={citation} />
          ))}
        </div>
      )}
    </>
  )
}

interface SentenceButtonProps {
  words: string
  locale: Locale
  isShown: boolean
  onToggle: () => void
}

const SentenceButton = ({ words, locale, isShown, onToggle }: SentenceButtonProps) => (
  <button
    type="button"
    lang={locale}
    aria-expanded={isShown}
    onClick={onToggle}
    className="flex min-h-7 items-start gap-1.5 rounded-sm text-start break-words hover:bg-hover pointer-coarse:min-h-11"
  >
    <ChevronRightIcon
      aria-hidden="true"
      className={cx('mt-0.5 size-4 shrink-0 text-muted', isShown && 'rotate-90')}
    />
    <span className="min-w-0">{words}</span>
  </button>
)

interface ValueMarkProps {
  source: ValueSource
}

/** The source of a value that wasn't typed; a measurement leads to its image. */
function ValueMark({ source }: ValueMarkProps) {
  const text = useText()
  const { onSource } = useRunWorkspace()
  const words = formWords(text).source(source)
  const leads = onSource && source.from === 'measurement' && source.uid !== undefined
  return leads ? (
    <button
      type="button"
      onClick={() => onSource(source)}
      className="min-h-6 rounded-xs text-xs text-accent-text underline underline-offset-2"
    >
      {words}
    </button>
  ) : (
    <span className="text-muted">({words})</span>
  )
}
