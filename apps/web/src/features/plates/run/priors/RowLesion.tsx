import { earlierRows, type Filling, lengthWords, siteWords } from '@pandok/board'
import type { PriorRecord } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'

interface RowLesionProps {
  filling: Filling
  group: string
  row: string
  latest: PriorRecord
}

const NEW = ' new'

/**
 * Which earlier lesion a row corresponds to; a lesion that another row has can't be chosen twice by mistake.
 */
export function RowLesion({ filling, group, row, latest }: RowLesionProps) {
  const text = useText()
  const { session, definition } = filling
  const track = useRunState(() => session.trackOf(group, row))
  const taken = useRunState(() =>
    (session.snapshot().rows[group] ?? []).map((one) => session.trackOf(group, one)).join('\n'),
  ).split('\n')
  const before = earlierRows(latest, group)
  const isKnown = before.some((one) => one.track === track)
  return (
    <Select
      label={text('priors.compare.label')}
      size="sm"
      value={track === undefined ? '' : isKnown ? track : NEW}
      onChange={({ target }) => session.setTrack(group, row, chosen(target.value))}
    >
      <option value="">{text('priors.row.undecided')}</option>
      {before.map(({ track: own = '', values }, index) => (
        <option key={own} value={own}>
          {[
            `${index + 1}`,
            siteWords(definition, group, values, text.locale),
            lengthWords(definition, group, values, text.locale),
            own !== track && taken.includes(own) ? '✓' : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </option>
      ))}
      <option value={NEW}>{text('priors.compare.new')}</option>
    </Select>
  )

  /** A new lesion gets an id of its own. */
  function chosen(value: string): string | undefined {
    if (value === '') return undefined
    return value === NEW ? crypto.randomUUID() : value
  }
}
