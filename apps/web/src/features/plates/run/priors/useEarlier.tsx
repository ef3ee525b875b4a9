import { earlierRows, type Filling, lesionGroups } from '@pandok/board'
import { type PriorRecord, printDate } from '@pandok/module-engine'
import type { FormEarlier } from '@pandok/module-form'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { RowLesion } from './RowLesion.tsx'

/** The earlier value of each field of a form, and the lesion of each row. */
export function useEarlier(filling: Filling): FormEarlier | undefined {
  const text = useText()
  const { session, definition } = filling
  const latest = useRunState(() => session.compared()?.records.at(-1))
  const tracks = useRunState(() => tracksOf(filling))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesion in a row has different values
  return useMemo<FormEarlier | undefined>(() => {
    if (!latest) return undefined
    const names = moduleNames(definition, text)
    return {
      before({ id, row }) {
        const view = session.snapshot().inputs.find(({ address }) => address.id === id && address.row === row)
        // A value that was taken from the earlier report already shows its source.
        if (view?.source?.from === 'prior') return undefined
        const group = definition.inputs.find((input) => input.id === id)?.group
        const track = group !== undefined && row !== undefined ? session.trackOf(group, row) : undefined
        const values =
          group === undefined
            ? latest.values
            : track === undefined
              ? undefined
              : earlierRows(latest, group).find((one) => one.track === track)?.values
        const value = values && Object.hasOwn(values, id) ? values[id] : undefined
        if (value === undefined || isRows(value)) return undefined
        return text('priors.before', {
          value: names.valueOf(id, value),
          date: printDate(latest.date, text.locale),
        })
      },
      besideRow: (group, row) =>
        lesionGroups(definition).includes(group) ? (
          <RowLesion filling={filling} group={group} row={row} latest={latest} />
        ) : null,
    }
  }, [filling, latest, tracks, text])
}

type Value = PriorRecord['values'][string]

const isRows = (value: Value): value is Exclude<Value, string | boolean | readonly string[]> =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')

const tracksOf = ({ session }: Filling): string =>
  Object.entries(session.snapshot().rows)
    .flatMap(([group, rows]) => rows.map((row) => `${row}=${session.trackOf(group, row) ?? ''}`))
    .join(' ')
