import { listNames } from '@pandok/domain'
import type { LibraryEvidence } from '@pandok/protocol'
import { Badge, ScrollBox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Sources } from '#shared/module-preview/Sources.tsx'

type Row = LibraryEvidence['rows'][number]
type Citation = LibraryEvidence['citations'][number]

/** The facts of a plate with the cells that rest on them, their sources, and how each source was read. */
export function PlateEvidence({ evidence }: { evidence: LibraryEvidence | undefined }) {
  const text = useText()
  if (!evidence) return <p className="max-w-3xl text-sm text-muted">{text('library.evidence.onlyModules')}</p>
  const { rows, citations } = evidence
  return (
    <div className="grid grid-cols-1 gap-6 text-sm">
      <p className="max-w-3xl text-muted">{text('library.evidence.plate')}</p>
      <ScrollBox
        role="region"
        aria-label={text('library.tab.evidence')}
        className="overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full min-w-lg text-left">
          <thead className="bg-sunken">
            <tr>
              {(['cells', 'use', 'source'] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-2">
                  {text(`library.evidence.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FactRow key={`${row.use} ${row.cells.join(' ')}`} row={row} citations={citations} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Sources definition={{ citations }} />
    </div>
  )
}

function FactRow({ row: { cells, use, cited }, citations }: { row: Row; citations: readonly Citation[] }) {
  const text = useText()
  const sources = cited.flatMap((place) => citations[place] ?? [])
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 break-words">{listNames(cells, text.locale)}</td>
      <td className="px-3 py-2 break-words">{text(`library.evidence.use.${use}`)}</td>
      <td className="px-3 py-2 break-words">
        <div className="grid gap-2">
          {sources.length === 0 ? (
            <span>
              <Badge tone="warning">{text('library.evidence.custom')}</Badge>
            </span>
          ) : null}
          {sources.map((source) => (
            <div key={source.text} className="grid gap-1">
              <span>{source.text}</span>
              <span>
                <Badge tone={source.read === 'no' || source.read === 'elsewhere' ? 'warning' : 'success'}>
                  {text(`library.evidence.read.${source.read}`)}
                </Badge>
              </span>
            </div>
          ))}
        </div>
      </td>
    </tr>
  )
}
