import type { Path } from '../../document/Finding.ts'
import { aboutOf, type Output, type OutputAbout } from '../../document/phrase.ts'

/** Lists the regions that an output is about, each with its place in the document. */
export const aboutPaths = (output: Output, path: Path): readonly (readonly [OutputAbout, Path])[] =>
  aboutOf(output).map((about, index) => [
    about,
    Array.isArray(output.about) ? [...path, 'about', index] : [...path, 'about'],
  ])
