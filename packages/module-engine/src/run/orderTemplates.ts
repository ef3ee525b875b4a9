import type { Template } from './Template.ts'

/**
 * Sorts templates so that each comes after what it reads, and in their own order otherwise. Templates that
 * depend on themselves are marked and left out, so that everything else still works.
 */
export function orderTemplates(templates: readonly Template[]): Template[] {
  const sources = sourcesOf(templates)
  const ordered: Template[] = []
  const done = new Set<Template>()
  const open: Template[] = []
  const visit = (template: Template) => {
    if (done.has(template)) return
    const at = open.indexOf(template)
    if (at >= 0) {
      for (const member of open.slice(at)) member.isCyclic = true
      return
    }
    open.push(template)
    for (const source of sources.get(template) ?? []) visit(source)
    open.pop()
    done.add(template)
    ordered.push(template)
  }
  for (const template of templates) visit(template)
  for (const [rank, template] of ordered.entries()) template.rank = rank
  for (const template of ordered) template.closure = closureOf(template, sources)
  return ordered
}

function sourcesOf(templates: readonly Template[]): Map<Template, Template[]> {
  const sources = new Map<Template, Template[]>()
  for (const template of templates) {
    for (const { template: dependent } of template.dependents) {
      const known = sources.get(dependent)
      if (known) known.push(template)
      else sources.set(dependent, [template])
    }
  }
  return sources
}

function closureOf(
  template: Template,
  sources: ReadonlyMap<Template, readonly Template[]>,
): readonly number[] {
  const found = new Set<Template>([template])
  for (const member of found) for (const source of sources.get(member) ?? []) found.add(source)
  return [...found].map(({ rank }) => rank)
}
