import type { ReportEntry, RunState } from '@pandok/board'

/** Free text that was typed into the form of the run that wrote a sentence. */
export function typedWords({ runs }: Pick<RunState, 'runs'>, { runId }: ReportEntry): readonly string[] {
  const fillings = runs.find(({ id }) => id === runId)?.fillings ?? []
  return fillings.flatMap(({ session }) =>
    session
      .snapshot()
      .inputs.flatMap(({ input, value }) =>
        input.kind === 'text' && typeof value === 'string' ? [value] : [],
      ),
  )
}
