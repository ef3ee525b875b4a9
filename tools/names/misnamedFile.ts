import { parseSync } from 'oxc-parser'

// Entries are run and not imported; a worker or a program is named by what starts it.
const UNNAMED = /\.(test|spec|config|d|worker|program)\.tsx?$|\/(index|main|cli|run)\.tsx?$/

/**
 * What is wrong with a file whose one exported value is called otherwise, unless a type gives it its name. The file may leave out what the value begins with:
 * `create`, `use`, or the area that its folder says. Constants in capitals are named for what they count, not for their file.
 */
export function misnamedFile(path: string, source: string): string | undefined {
  if (UNNAMED.test(path)) return undefined
  const [only, ...more] = exportedValues(path, source)
  if (only === undefined || more.length > 0 || /^[A-Z0-9_]+$/.test(only)) return undefined
  const name = (path.split('/').pop() ?? '').split('.')[0] ?? ''
  if (only.toLowerCase().endsWith(name.toLowerCase())) return undefined
  if (new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(source)) return undefined
  return `${path}: a file is named as its main export, which is ${only}`
}

/** As the parser lists them by itself: to read the whole tree of every source takes four times as long. */
function exportedValues(path: string, source: string): string[] {
  return parseSync(path, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? [])))
}
