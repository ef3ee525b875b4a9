import { parse } from 'yaml'

const modules = import.meta.glob<string>('../../../../packages/library/data/modules/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const plates = import.meta.glob<string>('../../../../packages/library/data/plates/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const parsed = new Map<string, unknown>()

/** Parsing the library takes seconds, so each file is parsed once for all tests. */
const read = (files: Readonly<Record<string, string>>): readonly unknown[] =>
  Object.entries(files).map(([path, text]) => {
    if (!parsed.has(path)) parsed.set(path, parse(text))
    return parsed.get(path)
  })

export const libraryModules = (): readonly unknown[] => read(modules)
export const libraryPlates = (): readonly unknown[] => read(plates)
