import type { Finding, FindingCode } from '@pandok/module-engine'
import { createContext, use } from 'react'
import { useEditorState } from './useEditor.ts'

/** True for a new module until the first attempt to save it. */
export const UnfinishedContext = createContext(false)

/** Findings about something that is only missing, which isn't an error in a new module. */
const NOT_YET: ReadonlySet<FindingCode> = new Set([
  'output.required',
  'options.none',
  'computed.how',
  'expression.empty',
  'score.noPoints',
  'value.missing',
  'items.tooFew',
  'label.missing',
  'body.missing',
  'message.missing',
  'language.missing',
  'input.unused',
  'computed.unused',
  'table.unused',
])

export const shownFindings = (findings: readonly Finding[], isUnfinished: boolean): readonly Finding[] =>
  isUnfinished ? findings.filter(({ code }) => !NOT_YET.has(code)) : findings

/** The findings without those about what a new module doesn't have yet. */
export function useShownFindings(
  select: (findings: readonly Finding[]) => readonly Finding[] = (findings) => findings,
): readonly Finding[] {
  const isUnfinished = use(UnfinishedContext)
  return useEditorState((state) => select(shownFindings(state.findings, isUnfinished)))
}
