import type { RunState } from '../PlateRun.ts'
import type { Echo } from './Echo.ts'
import { echoOf } from './echoOf.ts'

/** The content of the echo line. */
export interface EchoLine {
  echoes: readonly Echo[]
  /** The run of the form that caused all echoes, for as long as it stays open. */
  form: string | undefined
}

export const SILENT: EchoLine = { echoes: [], form: undefined }

/**
 * Computes the echo line after a change: the latest changes of the report as long as they still apply. While
 * a form stays open, its sentences are compared with their state when it was opened.
 */
export function nextEcho(line: EchoLine, before: RunState, after: RunState): EchoLine {
  if (before.languages !== after.languages) return SILENT
  const form = before.open?.id === after.open?.id ? after.open?.id : undefined
  const fresh = echoOf(before, after)
  if (fresh.length === 0) {
    const echoes = before.entries === after.entries ? line.echoes : stillTrue(line.echoes, after)
    const own = form === line.form ? form : undefined
    return echoes === line.echoes && own === line.form ? line : { echoes, form: own }
  }
  const isOneForm = form !== undefined && form === line.form
  return { echoes: isOneForm ? sinceOpened(line.echoes, fresh) : fresh, form }
}

function stillTrue(told: readonly Echo[], { entries }: RunState): readonly Echo[] {
  const texts = new Map(entries.map(({ id, text }) => [id, text]))
  const kept = told.filter((echo) =>
    'text' in echo ? texts.get(echo.entryId) === echo.text : !texts.has(echo.entryId),
  )
  return kept.length === told.length ? told : kept
}

/** A sentence that disappeared for a while and returned with the same words counts as unchanged. */
function sinceOpened(told: readonly Echo[], fresh: readonly Echo[]): readonly Echo[] {
  const first = new Map(told.map((echo) => [echo.entryId, echo]))
  const changed = new Set(fresh.map(({ entryId }) => entryId))
  return [
    ...told.filter(({ entryId }) => !changed.has(entryId)),
    ...fresh.flatMap((echo): Echo[] => {
      const known = first.get(echo.entryId)
      const { entryId, section, title } = echo
      const place = { entryId, section, title }
      const text = 'text' in echo ? echo.text : undefined
      const was = wasOf(known ?? echo)
      if (text === was) return []
      if (was === undefined) return text === undefined ? [] : [{ kind: kindOf(echo), ...place, text }]
      return [
        text === undefined
          ? { kind: echo.kind === 'suppressed' ? 'suppressed' : 'removed', ...place, was }
          : { kind: 'replaced', ...place, text, was },
      ]
    }),
  ]
}

const wasOf = (echo: Echo): string | undefined => ('was' in echo ? echo.was : undefined)

const kindOf = ({ kind }: Echo): 'written' | 'restored' | 'kept' =>
  kind === 'restored' || kind === 'kept' ? kind : 'written'
