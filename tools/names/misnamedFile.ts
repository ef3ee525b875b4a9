import { parseSync } from 'oxc-parser'

// Entry points are run and not imported; the code that starts a worker or a program determines its name.
const UNNAMED = /\.(test|spec|config|d|worker|program)\.tsx?$|\/(index|main|cli|run)\.tsx?$/

/**
 * Refuses a file whose only exported value has another name, unless the file is named after an exported type. The
 * file name may omit the beginning of the value's name: `create`, `use`, or the area that its folder gives. Constants
 * in capitals may have any name.
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

/**
 * The parser itself lists exports; converting the whole tree of every source would take four times as long.
 */
function exportedValues(path: string, source: string): string[] {
  return parseSync(path, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? [])))
}
