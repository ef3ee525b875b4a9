import type { Locale } from '@pandok/domain'
import { OUTPUT_MAX_BYTES, type Reason, type RenderedOutput, type Snapshot } from '@pandok/module-engine'
import { useState } from 'react'
import { languageName } from '#app/fields/languageName.ts'
import { useText } from '#app/text.ts'
import type { TestRun } from '../test/createTestSession.ts'
import { useTestSession } from '../test/useTestSession.ts'
import { CopyButton } from './CopyButton.tsx'
import type { ModuleNames } from './moduleNames.ts'
import { Reasons } from './Reasons.tsx'
import { SentenceText } from './SentenceText.tsx'
import { sentencesOf } from './sentencesOf.ts'

interface OutputCardProps {
  output: RenderedOutput
  run: TestRun
  snapshot: Snapshot
  locale: Locale
  names: ModuleNames
  isBlocked: boolean
}

/** One output. Pressing a sentence shows what it was made from. */
export function OutputCard({ output, run, snapshot, locale, names, isBlocked }: OutputCardProps) {
  const text = useText()
  const [asked, setAsked] = useState<number>()
  const name = names.outputName(output.id)
  const sentences = output.text === null ? [] : sentencesOf(output.pieces, locale)
  const sentence = asked === undefined ? undefined : sentences[asked]

  return (
    <article aria-label={name} className="grid gap-1.5 rounded-md border border-line bg-raised px-3 py-2">
      <header className="flex min-h-8 items-center justify-between gap-2">
        <h5 className="min-w-0 truncate text-xs text-muted">{name}</h5>
        {output.status === 'written' ? (
          <CopyButton
            text={output.text ?? ''}
            label={text('moduleRun.result.copyOne', { name, language: languageName(locale, text.locale) })}
            shownLabel={text('moduleRun.result.copy')}
            isBlocked={isBlocked}
          />
        ) : null}
      </header>
      {output.status === 'waiting' ? <Waiting output={output} snapshot={snapshot} names={names} /> : null}
      {output.status === 'tooLong' ? (
        <p className="text-sm text-danger-text">
          {text('moduleRun.result.tooLong', { limit: OUTPUT_MAX_BYTES })}
        </p>
      ) : null}
      {sentences.length > 0 ? (
        <SentenceText
          sentences={sentences}
          locale={locale}
          asked={asked}
          onAsk={(at) => setAsked(asked === at ? undefined : at)}
        />
      ) : null}
      {sentence ? (
        <Reasons
          reasons={[...new Set([...conditionOf(output, run), ...sentence.reasons])]}
          definition={run.module.definition}
          snapshot={snapshot}
          names={names}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </article>
  )
}

/** Why it is written at all; an output's own condition and what that read come first among its reasons. */
function conditionOf(output: RenderedOutput, { module }: TestRun): readonly Reason[] {
  const when = module.definition.outputs.find(({ id }) => id === output.id)?.when
  const at = output.reasons.findIndex((reason) => reason.kind === 'condition' && reason.expr === when)
  return output.reasons.slice(0, at + 1)
}

/** What it waits for; each name leads to its field. */
function Waiting({ output, snapshot, names }: Pick<OutputCardProps, 'output' | 'snapshot' | 'names'>) {
  const text = useText()
  const tests = useTestSession()
  if (output.waitsFor.length === 0)
    return <p className="text-sm text-faint">{text('moduleRun.result.undecided')}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
      {text('moduleRun.result.waiting')}
      {output.waitsFor.map((address) => {
        const name = names.nameOf(address, snapshot.rows)
        return (
          <button
            key={`${address.id}/${address.row ?? ''}`}
            type="button"
            aria-label={text('moduleRun.result.focus', { name })}
            onClick={() => tests.wantFocus(address)}
            className="min-h-6 rounded-xs border border-line-strong/55 px-1.5 text-sm text-accent-text hover:border-accent pointer-coarse:min-h-11"
          >
            {name}
          </button>
        )
      })}
    </p>
  )
}
