import type { Cell, Locale, PlateContent } from '@pandok/domain'
import type { LibraryPlate } from './LibraryPlate.ts'

/**
 * Returns a plate as it is stored: names in one language, phrases in all of them. `moduleIdOf` returns the id
 * under which a library module is stored.
 */
export function plateContent(
  { names, cells, autoFill, exam }: LibraryPlate,
  locale: Locale,
  moduleIdOf: (id: string) => string,
): PlateContent {
  return {
    name: names[locale],
    cells: cells.map(({ key: _, name, title, outputs, uses, ...cell }): Cell => {
      return {
        ...cell,
        name: name[locale],
        title: title[locale],
        ...(uses && {
          uses: uses.map(({ module, ...use }) => ({ ...use, moduleId: moduleIdOf(module) })),
        }),
        outputs: outputs.map((output) =>
          'text' in output
            ? { kind: 'phrase', ...output }
            : {
                id: output.id,
                kind: 'module',
                section: output.section,
                moduleId: moduleIdOf(output.module),
                ...(output.only !== undefined && { moduleOutput: output.only }),
                ...(output.skip && { skip: output.skip }),
                ...(output.unless && { unless: output.unless }),
                ...(output.preset && { preset: output.preset }),
                ...(output.joins && { joins: output.joins }),
              },
        ),
      }
    }),
    keyMap: Object.fromEntries(cells.map(({ key, id }) => [key, id])),
    autoFill,
    ...(exam && { exam }),
  }
}
