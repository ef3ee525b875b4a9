import { missingInputs } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import {
  type Address,
  bodyIn,
  OUTPUT_MAX_BYTES,
  type RenderedOutput,
  type Snapshot,
} from '@pandok/module-engine'
import { LanguagesIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { conditionOf } from '#shared/reasons/conditionOf.ts'
import type { ModuleNames } from '#shared/reasons/moduleNames.ts'
import { Reasons } from '#shared/reasons/Reasons.tsx'
import { sentencesOf } from '#shared/reasons/sentencesOf.ts'
import type { TestRun } from '../test/createTestSession.ts'
import { useTestSession } from '../test/useTestSession.ts'
import { CopyButton } from './CopyButton.tsx'
import { SentenceText } from './SentenceText.tsx'

interface OutputCardProps {
  output: RenderedOutput
  run: TestRun
  snapshot: Snapshot
  locale: Locale
  names: ModuleNames
  isBlocked: boolean
}

/** One output. Pressing a sentence shows what it was derived from. */
export function OutputCard({ output, run, snapshot, locale, names, isBlocked }: OutputCardProps) {
  const text = useText()
  const [asked, setAsked] = useState<number>()
  const name = names.outputName(output.id)
  const body = run.module.definition.outputs.find(({ id }) => id === output.id)?.body
  const written = (body && bodyIn(body, locale)?.locale) ?? locale
  const awaited = missingInputs(output, snapshot)
  const isWhole = output.status === 'written' && awaited.length === 0
  const sentences = isWhole ? sentencesOf(output.pieces, written) : []
  const sentence = asked === undefined ? undefined : sentences[asked]

  return (
    <article aria-label={name} className="grid gap-1.5 rounded-md border border-line bg-raised px-3 py-2">
      <header className="flex min-h-8 items-center justify-between gap-2">
        <h5 className="min-w-0 truncate text-xs text-muted">{name}</h5>
        {isWhole ? (
          <CopyButton
            text={output.text ?? ''}
            label={text('moduleRun.result.copyOne', { name, language: languageName(locale, text.locale) })}
            shownLabel={text('moduleRun.result.copy')}
            isBlocked={isBlocked}
          />
        ) : null}
      </header>
      {output.status === 'waiting' || awaited.length > 0 ? (
        <Waiting awaited={awaited} snapshot={snapshot} names={names} />
      ) : null}
      {output.status === 'tooLong' ? (
        <p className="text-sm text-danger-text">
          {text('moduleRun.result.tooLong', { limit: OUTPUT_MAX_BYTES })}
        </p>
      ) : null}
      {sentences.length > 0 ? (
        <SentenceText
          sentences={sentences}
          locale={written}
          asked={asked}
          onAsk={(at) => setAsked(asked === at ? undefined : at)}
        />
      ) : null}
      {isWhole && written !== locale ? <FallbackNotice requested={locale} written={written} /> : null}
      {sentence ? (
        <Reasons
          isForAuthor
          reasons={[...new Set([...conditionOf(output, run.module.definition), ...sentence.reasons])]}
          definition={run.module.definition}
          snapshot={snapshot}
          names={names}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </article>
  )
}

/** Shows that the sentence has no text in the requested language. */
function FallbackNotice({ requested, written }: { requested: Locale; written: Locale }) {
  const text = useText()
  return (
    <p className="flex items-start gap-1.5 text-xs text-warning-text">
      <LanguagesIcon aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      {text('moduleRun.result.fallback', {
        language: languageName(requested, text.locale),
        other: languageName(written, text.locale),
      })}
    </p>
  )
}

/** The missing inputs; each name links to its field. */
function Waiting({
  awaited,
  snapshot,
  names,
}: Pick<OutputCardProps, 'snapshot' | 'names'> & { awaited: readonly Address[] }) {
  const text = useText()
  const tests = useTestSession()
  if (awaited.length === 0) return <p className="text-sm text-faint">{text('moduleRun.result.undecided')}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
      {text('moduleRun.result.waiting')}
      {awaited.map((address) => {
        const name = names.nameOf(address, snapshot.rows)
        return (
          <button
            key={`${address.id}/${address.row ?? ''}`}
            type="button"
            aria-label={text('moduleRun.result.focus', { name })}
            onClick={() => tests.requestFocus(address)}
            className="min-h-6 rounded-xs border border-line-strong/55 px-1.5 text-sm text-accent-text hover:border-accent pointer-coarse:min-h-11"
          >
            {name}
          </button>
        )
      })}
    </p>
  )
}
