import { LOCALES, REPORT_SECTIONS } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'

/** The report with emphasized section headings. */
export function PrintedReport({ report }: { report: string }) {
  const lines = report.split('\n')
  return (
    <div className="text-base">
      {lines.map((line, index) => {
        // A section starts the report or follows an empty line.
        const isHeading = HEADINGS.has(line) && (index === 0 || lines[index - 1] === '')
        const look = isHeading ? 'font-bold break-after-avoid' : 'min-h-[1lh] whitespace-pre-wrap'
        return isHeading ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
          <h3 key={index} className={look}>
            {line}
          </h3>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
          <p key={index} className={look}>
            {line}
          </p>
        )
      })}
    </div>
  )
}

/** All languages are included, because sections of one report may have different ones. */
const HEADINGS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => REPORT_SECTIONS.map((section) => sectionName(section, locale))),
)
