const HOMELESS = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc'])
// The wire has an area named common, and the path of an action is its name on the wire.
const WIRE_AREA = /^(packages\/protocol\/src|apps\/server\/src\/actions)\/common\//

/** Lists what is wrong with the names of the source files among these paths. */
export function badNames(paths: readonly string[]): string[] {
  return paths.filter((path) => /^(packages|apps|e2e|bench|tools)\/.*\.tsx?$/.test(path)).flatMap(problemsOf)
}

function problemsOf(path: string): string[] {
  const folders = path.split('/')
  const file = folders.pop() ?? ''
  const [name = ''] = file.split('.')
  const problems: string[] = []
  const homeless = [...folders, name].find((word) => HOMELESS.has(word.toLowerCase()))
  if (homeless && !WIRE_AREA.test(path))
    problems.push(`${path}: «${homeless}» says nothing; name it after what it holds`)
  const odd = folders.find((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
  if (odd) problems.push(`${path}: the folder ${odd} is not in kebab-case`)
  if (name.includes('-') && !/\.(spec|config)\.ts$/.test(file))
    problems.push(`${path}: a file is named as what it exports, so without dashes`)
  return problems
}
