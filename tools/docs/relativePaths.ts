import type { NamedPath } from './namedPaths.ts'

// In these documents, which are for engineers, a path in backticks is one of the repository. Documents for
// users and operators also contain media types, routes and data folders.
const FOR_ENGINEERS =
  /^(?:ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/(?:how-it-works|decisions)\/|^(?:packages|apps)\/[^/]+\/README\.md$/
const RELATIVE = /^[a-z][\w-]*(?:\/[\w.-]+)+\/?$/
const FROM_THE_ROOT = /^(?:packages|apps|tools|e2e|bench|docs)\//
// Builds and installations make these folders, so a fresh clone doesn't have them.
const MADE = /^(?:dist|node_modules)\//

/** Returns the paths in backticks that name a file or folder by its last parts, such as `rpc/dispatch`. */
export function relativePaths(document: string, markdown: string): NamedPath[] {
  if (!FOR_ENGINEERS.test(document)) return []
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(/`([^`]+)`/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => RELATIVE.test(path) && !FROM_THE_ROOT.test(path) && !MADE.test(path))
      .map((path) => ({ path, line: index + 1 })),
  )
}

/**
 * Returns a function that tells whether a relative path names a file or folder. The path may omit `src` and
 * the extension of the file: `domain/payment` is `packages/domain/src/payment`.
 */
export function createPathLookup(files: readonly string[]): (path: string) => boolean {
  // A test file doesn't count as the file that it tests, which may have moved.
  const named = files.filter((file) => !/\.(?:test|spec)\./.test(file))
  const all = `/${named.map(withoutSource).join('\n/')}\n`
  return (path) => {
    const wanted = `/${withoutSource(path).replace(/\/$/, '')}`
    return ['.', '/', '\n'].some((end) => all.includes(wanted + end))
  }
}

const withoutSource = (path: string): string => path.replace(/(^|\/)src\//, '$1')
