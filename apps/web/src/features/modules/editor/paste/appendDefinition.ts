import { type ModuleDefinition, renameId } from '@pandok/module-engine'
import { freeId, namesIn } from '../inputs/ids.ts'

/** Joins both definitions; an id that is taken is renamed throughout the added one. */
export function appendDefinition(base: ModuleDefinition, added: ModuleDefinition): ModuleDefinition {
  let part = added
  for (const name of namesIn(added)) {
    const taken = new Set([...namesIn(base), ...[...namesIn(part)].filter((each) => each !== name)])
    if (taken.has(name)) part = renameId(part, name, freeId(name, taken))
  }
  const list = <K extends 'inputs' | 'groups' | 'computed'>(key: K) =>
    [...base[key], ...part[key]] as ModuleDefinition[K]
  const numbered = <K extends 'tables' | 'checks' | 'partials' | 'outputs'>(key: K) => {
    const ids = new Set(base[key].map(({ id }) => id))
    const items = part[key].map((item) => {
      const id = freeId(item.id, ids)
      ids.add(id)
      return { ...item, id }
    })
    return [...base[key], ...items] as ModuleDefinition[K]
  }
  return {
    ...base,
    inputs: list('inputs'),
    groups: list('groups'),
    computed: list('computed'),
    tables: numbered('tables'),
    checks: numbered('checks'),
    partials: numbered('partials'),
    outputs: numbered('outputs'),
    tests: [...base.tests, ...part.tests],
    citations: [...base.citations, ...part.citations],
  }
}
