import type { ReportEntry } from '../../run/PlateRun.ts'
import { languageOf, type ReportLanguages } from '../../run/ReportLanguages.ts'
import type { Destination } from './Destination.ts'
import { withKoreanEndings } from './koreanEndings.ts'

export interface EndingParts {
  languages: ReportLanguages
  koreanEndings: Destination['koreanEndings']
  /** Returns what somebody typed into the form of a sentence; those words are not changed. */
  typedIn?: ((entry: ReportEntry) => readonly string[]) | undefined
  /** The modules that came from the library. */
  libraryModules?: Pick<ReadonlySet<string>, 'has'> | undefined
}

/** Gives the Korean sentences of a report the endings that are wanted. */
export const entriesWithEndings = (
  entries: readonly ReportEntry[],
  parts: EndingParts,
): readonly ReportEntry[] =>
  entries.map((entry) => {
    if (languageOf(parts.languages, entry.section) !== 'ko' || !takesEndings(entry, parts)) return entry
    const text = withKoreanEndings(entry.text.trim(), parts.koreanEndings, parts.typedIn?.(entry))
    return { ...entry, text }
  })

/**
 * If full sentences were chosen, every sentence that a plate wrote is changed. Noun endings are the default, which
 * nobody may have chosen, so they only apply to modules of the library, some of which write full sentences in plates
 * that don't. Members' own sentences stay as their authors wrote them.
 */
function takesEndings(
  { isEdited, runId, moduleId }: ReportEntry,
  { koreanEndings, libraryModules }: EndingParts,
): boolean {
  if (isEdited || runId === null) return false
  return koreanEndings === 'polite' || (moduleId !== undefined && libraryModules?.has(moduleId) === true)
}
