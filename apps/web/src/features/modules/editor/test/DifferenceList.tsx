import type { ModuleDefinition, TestDifference } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { type ModuleNames, moduleNames } from '#shared/reasons/moduleNames.ts'
import { differenceText } from './differenceText.ts'

interface DifferenceListProps {
  differences: readonly TestDifference[]
  definition: ModuleDefinition
}

/** Why a test failed: the expected and the actual result. */
export function DifferenceList({ differences, definition }: DifferenceListProps) {
  const text = useText()
  const names = moduleNames(definition, text)
  return (
    <ul className="grid gap-1.5 border-t border-line py-1.5 text-sm">
      {differences.map((difference, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only replaced as a whole
        <li key={at}>
          {difference.what === 'output' ? (
            <TextDifference difference={difference} names={names} />
          ) : (
            differenceText(text, names, difference)
          )}
        </li>
      ))}
    </ul>
  )
}

/** Sentences are shown one below the other, so that the differing letter is easy to find. */
function TextDifference({ difference, names }: { difference: TestDifference; names: ModuleNames }) {
  const text = useText()
  const { id, locale } = difference
  const written = (value: unknown) =>
    typeof value === 'string' ? value : text('moduleRun.difference.unwritten')
  return (
    <>
      <p>
        {text('moduleRun.difference.output', {
          name: names.outputName(id),
          language: locale ? languageName(locale, text.locale) : '',
        })}
      </p>
      <dl lang={locale} className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-sm">
        <dt lang={text.locale} className="text-muted">
          {text('moduleRun.difference.expected')}
        </dt>
        <dd className="whitespace-pre-wrap text-success-text">{written(difference.expected)}</dd>
        <dt lang={text.locale} className="text-muted">
          {text('moduleRun.difference.actual')}
        </dt>
        <dd className="whitespace-pre-wrap text-danger-text">{written(difference.actual)}</dd>
      </dl>
    </>
  )
}
