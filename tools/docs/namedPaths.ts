import { posix } from 'node:path'

export interface NamedPath {
  /** From the root of the repository. */
  readonly path: string
  readonly line: number
}

const OURS = /^(?:packages|apps|tools|e2e|bench|docs|\.ci)\/[^\s`]*$/
// A path with a placeholder (`actions/<area>/<verbNoun>.ts`) names no single file.
const TEMPLATE = /[<>…*{}$]|NNN/
// Made by running things, so not there on a fresh clone.
const MADE = /^bench\/results\b/

/** The paths of our own that a document names in backticks or links to. */
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
