import type { ReportStyle, RunState } from '@pandok/board'
import { copyText } from '#app/clipboard/copyText.ts'
import type { ImageHost } from '#app/images/ImageHost.ts'
import type { Text } from '#app/text.ts'
import { concernLines } from '../concerns/concernLines.ts'
import { type CopyTarget, reportPart } from './reportPart.ts'

interface CopyParts {
  state: RunState
  target: CopyTarget
  style: ReportStyle
  host: ImageHost | undefined
  text: Text
}

/** - `copied` with what is left to look at, and how much; the others have left the clipboard as it was. */
export type CopyOutcome =
  | { kind: 'blocked'; blocks: readonly string[] }
  | { kind: 'empty' | 'failed' }
  | { kind: 'copied'; words: string; remarks: readonly string[]; count: number; canRestore: boolean }

/** Copies unless something stands in the way. */
export async function copyReport({ state, target, style, host, text }: CopyParts): Promise<CopyOutcome> {
  const { words, concerns } = reportPart(state, target, style)
  const lines = concernLines({ ...state, concerns }, text)
  const blocks = lines.filter(({ level }) => level === 'block')
  if (blocks.length > 0) return { kind: 'blocked', blocks: blocks.map((line) => line.words) }
  if (words === '') return { kind: 'empty' }
  const warnings = lines.filter(({ level }) => level === 'warn').length
  const seen = typeof target === 'object' && 'section' in target ? [] : (host?.remarks(words) ?? [])
  const { isDone, canRestore } = await copyText(words)
  if (!isDone) return { kind: 'failed' }
  const remarks = [...(warnings > 0 ? [text('plateRun.copy.warned', { count: warnings })] : []), ...seen]
  return { kind: 'copied', words, remarks, count: warnings + seen.length, canRestore }
}
