import { type Locale, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import type { RenderedOutput, Snapshot } from '@pandok/module-engine'
import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import type { ModuleNames } from '#shared/reasons/moduleNames.ts'
import type { TestRun } from '../test/createTestSession.ts'
import { CopyButton } from './CopyButton.tsx'
import { OutputCard } from './OutputCard.tsx'

interface ResultColumnsProps {
  run: TestRun
  snapshot: Snapshot
  locales: readonly Locale[]
  names: ModuleNames
  isBlocked: boolean
}

const widths = ['', '@min-[36rem]:grid-cols-2', '@min-[54rem]:grid-cols-3', '@min-[72rem]:grid-cols-4']

/** One column per language where there is room, otherwise one below the other. */
export function ResultColumns({ run, snapshot, locales, names, isBlocked }: ResultColumnsProps) {
  return (
    <div className={cx('grid items-start gap-4', ...widths.slice(0, locales.length))}>
      {locales.map((locale) => (
        <ResultColumn
          key={locale}
          run={run}
          snapshot={snapshot}
          locale={locale}
          names={names}
          isBlocked={isBlocked}
          hasHeading={locales.length > 1}
        />
      ))}
    </div>
  )
}

interface ResultColumnProps extends Omit<ResultColumnsProps, 'locales'> {
  locale: Locale
  hasHeading: boolean
}

function ResultColumn({ run, snapshot, locale, names, isBlocked, hasHeading }: ResultColumnProps) {
  const text = useText()
  const outputs = run.session.outputs(locale)
  const language = languageName(locale, text.locale)
  return (
    <section aria-label={language} className="grid min-w-0 gap-3">
      <header className="flex min-h-8 items-center justify-end gap-2">
        <h3 className={cx('flex-1 text-sm font-semibold text-muted', !hasHeading && 'sr-only')}>
          {language}
        </h3>
        <CopyButton
          text={wholeText(outputs)}
          label={text('moduleRun.result.copyAllIn', { language })}
          shownLabel={text('moduleRun.result.copyAll')}
          isBlocked={isBlocked}
        />
      </header>
      {sectionsOf(outputs).map(([section, own]) => (
        <section key={section} aria-label={text(`reportSection.${section}`)} className="grid gap-2">
          <h4 className="text-xs font-semibold tracking-wide text-muted">
            {text(`reportSection.${section}`)}
          </h4>
          {own.map((output) => (
            <OutputCard
              key={output.id}
              output={output}
              run={run}
              snapshot={snapshot}
              locale={locale}
              names={names}
              isBlocked={isBlocked}
            />
          ))}
        </section>
      ))}
    </section>
  )
}

/** Sections in the order of a report; one that has only inactive sentences is left out. */
function sectionsOf(outputs: readonly RenderedOutput[]): [ReportSection, readonly RenderedOutput[]][] {
  return REPORT_SECTIONS.flatMap((section): [ReportSection, readonly RenderedOutput[]][] => {
    const own = outputs.filter((output) => output.section === section && output.status !== 'off')
    return own.length > 0 ? [[section, own]] : []
  })
}

/** The text of a report: the sections in their order, separated by a blank line. */
const wholeText = (outputs: readonly RenderedOutput[]): string =>
  sectionsOf(outputs)
    .map(([, own]) => own.flatMap(({ text }) => (text === null ? [] : [text])).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n')
