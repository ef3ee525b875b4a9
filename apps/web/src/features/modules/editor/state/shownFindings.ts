import type { Finding, FindingCode } from '@pandok/module-engine'
import { createContext, use } from 'react'
import { useEditorState } from './useEditor.ts'

/** Whether a module is still being made for the first time: nobody has tried to save it. */
export const UnfinishedContext = createContext(false)

/** What is only not there yet. In a module that is just being made that is no mistake. */
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

/** What was found, without what a new module merely hasn't got yet. */
export function useShownFindings(
  select: (findings: readonly Finding[]) => readonly Finding[] = (findings) => findings,
): readonly Finding[] {
  const isUnfinished = use(UnfinishedContext)
  return useEditorState((state) => select(shownFindings(state.findings, isUnfinished)))
}
