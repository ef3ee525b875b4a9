import { LOCALES } from '@pandok/domain'
import type { FailedTest } from '@pandok/protocol'
import { Badge, Table } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import type { ModuleTests } from './ModuleTests.ts'

type Difference = FailedTest['differences'][number] & { key: string }

export function FailedTests({ tests: { failed } }: { tests: ModuleTests }) {
  const text = useText()
  return (
    <ul className="grid gap-4">
      {failed.map((test, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names of tests may repeat
        <li key={index} className="grid min-w-0 gap-2">
          <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
            <Badge tone="danger">{text('office.items.tests.fails')}</Badge>
            <span className="min-w-0 break-words">{test.name || text('modules.preview.failed')}</span>
          </p>
          <Table<Difference>
            dense
            caption={text('office.items.tests.differences', { name: test.name })}
            rows={test.differences.map((each, place) => ({ ...each, key: `${place} ${each.path}` }))}
            rowId={({ key }) => key}
            columns={[
              {
                id: 'path',
                header: text('office.items.tests.where'),
                cell: ({ path }) => <Where path={path} />,
              },
              {
                id: 'expected',
                header: text('office.items.tests.expected'),
                cell: ({ expected }) => <Value value={expected} />,
              },
              {
                id: 'actual',
                header: text('office.items.tests.actual'),
                cell: ({ actual }) => <Value value={actual} isWrong />,
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

const KINDS = ['value', 'output', 'row', 'problem', 'check'] as const

/**
 * A path such as `output.finding.ko` names the kind of thing, its name in the module and, if it has one, the
 * language.
 */
function Where({ path }: { path: string }) {
  const text = useText()
  const [what, id, language] = path.split('.')
  const kind = KINDS.find((each) => each === what)
  const locale = LOCALES.find((each) => each === language)
  if (!kind) return <code className="text-xs break-all">{path}</code>
  return (
    <>
      {text(`office.items.tests.what.${kind}`)} <code className="text-xs break-all">{id}</code>
      {locale ? ` (${languageName(locale, text.locale)})` : ''}
    </>
  )
}

function Value({ value, isWrong = false }: { value: string; isWrong?: boolean }) {
  const text = useText()
  if (value === '') return <span className="text-muted">{text('office.items.tests.nothing')}</span>
  return (
    <span
      className={
        isWrong
          ? 'font-semibold break-words whitespace-pre-line text-danger-text'
          : 'break-words whitespace-pre-line'
      }
    >
      {value}
    </span>
  )
}
