import { type AwaitingRecord, isFactRead, type LibraryRecord, type Words } from '@pandok/domain'
import type { LibraryModule, LibraryPlate } from '@pandok/library'

type Facts = Pick<LibraryRecord, 'evidence' | 'awaiting'>

/** The facts behind a plate with the names of its cells, and the parts that a physician still has to review. */
export function plateEvidenceOf({ cells, evidence, review }: LibraryPlate): Facts {
  const namesOf = (ids: readonly string[]): Words[] =>
    cells.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
  const unread = evidence.facts.filter((fact) => !isFactRead(fact, evidence))
  return {
    ...(evidence.facts.length > 0 && {
      evidence: {
        citations: evidence.citations.map(({ id: _, ...citation }) => citation),
        rows: evidence.facts.map((fact) => ({
          use: fact.use,
          cells: namesOf(fact.cells),
          cited: fact.sources.map((source) => evidence.citations.findIndex(({ id }) => id === source)),
          isRead: isFactRead(fact, evidence),
        })),
      },
    }),
    ...(!review && {
      awaiting: { rows: [], cells: namesOf(unread.flatMap((fact) => fact.cells)), sentences: [] },
    }),
  }
}

/** The marked rows of a module's tables and all its sentences, as nobody of the specialty has read them. */
export function moduleAwaitingOf({ definition, review }: LibraryModule): Facts {
  if (review) return {}
  const rows: AwaitingRecord['rows'] = definition.tables.flatMap(({ label, id, rows: each }) => {
    const numbers = each.flatMap(({ note }, index) => (note ? [index + 1] : []))
    return numbers.length > 0 ? [{ table: label ?? { ko: id }, numbers }] : []
  })
  return {
    awaiting: { rows, cells: [], sentences: definition.outputs.map(({ label, id }) => label ?? { ko: id }) },
  }
}
