import { posix } from 'node:path'

export interface NamedPath {
  /** The path is relative to the root of the repository. */
  readonly path: string
  readonly line: number
}

const OURS = /^(?:packages|apps|tools|e2e|bench|docs|\.ci)\/[^\s`]*$/
// A path with a placeholder (`actions/<area>/<verbNoun>.ts`) doesn't name a single file.
const TEMPLATE = /[<>…*{}$]|NNN/
// These folders are made by running programs, so a fresh clone doesn't have them.
const MADE = /^bench\/results\b/

/** Returns the paths in the repository that a document has in backticks or links to. */
export function namedPaths(document: string, markdown: string): NamedPath[] {
  return markdown
    .split('\n')
    .flatMap((text, index) =>
      [...quoted(text), ...linked(document, text)]
        .filter((path) => !TEMPLATE.test(path) && !MADE.test(path))
        .map((path) => ({ path: path.replace(/:\d+$/, ''), line: index + 1 })),
    )
}

function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').filter((name) => OURS.test(name))
}

function linked(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^(?:[a-z]+:|#|\/)/.test(target))
    .map((target) => posix.join(posix.dirname(document), target.replace(/#.*$/, '')))
}
