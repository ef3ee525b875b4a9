import { type Component, nameOf } from './Component.ts'

const RULE = `\n\n${'-'.repeat(80)}\n\n`

const HEAD = `Pandok: third-party notices

Pandok is made with the packages below. Each is the work of its own authors and is given under its own licence, whose text
follows. A list of every package with checksums, those for building and testing included, is sbom.cdx.json in the sources.`

/**
 * Makes the notices that licences require: the packages, grouped by license text. `textOf` finds the text that a
 * package contains.
 */
export function noticesOf(
  components: readonly Component[],
  textOf: (component: Component) => string | null,
): string {
  const shipped = components.filter(({ isShipped }) => isShipped)
  const sections = new Map<string, Component[]>()
  const bare: Component[] = []
  // Packages that are only installed on some computers would make the file differ between computers.
  for (const component of shipped.filter(({ isOptional }) => !isOptional)) {
    const text = textOf(component)
    if (text === null) bare.push(component)
    else sections.set(text, [...(sections.get(text) ?? []), component])
  }
  const list = (group: readonly Component[]) =>
    group.map((component) => `${nameOf(component)} (${component.licence ?? 'no licence named'})`).join('\n')
  const parts = [
    HEAD,
    ...[...sections].map(([text, group]) => `${list(group)}\n\n${text}`),
    `These name their licence and bring no text of it:\n\n${list(bare)}`,
    `These are machine code for one system each. Servers have the one that fits, with its licence, in node_modules; the Windows
program has its own in the folder "licences":\n\n${list(shipped.filter(({ isOptional }) => isOptional))}`,
  ]
  return `${parts.join(RULE)}\n`
}
