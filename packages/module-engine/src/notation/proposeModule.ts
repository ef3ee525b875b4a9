import type { Locale, ReportSection } from '@pandok/domain'
import type { ModuleDefinition } from '../document/definition.ts'
import { emptyDefinition } from '../document/emptyDefinition.ts'
import { offersIn } from './libraryOffers.ts'
import { PASTE_MAX_CHARACTERS, SECTIONS_MAX } from './limits.ts'
import { ModuleDraft } from './ModuleDraft.ts'
import { freeName } from './names.ts'
import type { Proposal } from './Proposal.ts'
import { readSection } from './readSection.ts'
import { inParts, type PastedSection, splitSections } from './splitSections.ts'

/** The text of one section of a report. */
export interface SectionText {
  section: ReportSection
  text: string
}

interface ProposalOptions {
  locale: Locale
  /** True for texts of other programs: their writers name blanks in braces and don't know remarks. */
  isForeign?: boolean
}

/**
 * Proposes a module for an old macro: plain text, or text with the brackets, blanks and boxes of templates.
 * The result is a readable definition whatever was pasted, with a note on everything that was changed or is
 * ambiguous.
 */
export function proposeModule(
  text: string | readonly SectionText[],
  { locale, isForeign = false }: ProposalOptions,
): Proposal {
  const draft = new ModuleDraft(locale, isForeign)
  const outputs: ModuleDefinition['outputs'] = []
  const taken = new Set<string>()
  const sections = typeof text === 'string' ? splitSections(tidied(text, draft)) : sectionsOf(text, draft)
  for (const [index, { section, title, lines, firstLine }] of sections.entries()) {
    const id = freeName(section, taken)
    taken.add(id)
    const phrase = readSection(
      {
        section,
        title,
        text: lines.join('\n'),
        line: firstLine,
        locale,
        hasMore: index < sections.length - 1,
      },
      draft,
    )
    outputs.push({ id, section, body: { [locale]: phrase } })
  }
  if (outputs.length === 0) outputs.push({ id: 'findings', section: 'findings', body: { [locale]: [] } })
  offerLibrary(sections, draft)
  if (draft.inputs.length === 0) draft.note('notation.nothingFound', 1)
  return { definition: { ...emptyDefinition(), inputs: draft.inputs, outputs }, notes: draft.notes }
}

/** A module of the library is offered once, at the first place that names it. */
function offerLibrary(sections: readonly PastedSection[], draft: ModuleDraft): void {
  const offered = new Set<string>()
  for (const { lines, firstLine } of sections)
    for (const [index, line] of lines.entries())
      for (const { slug, text: named } of offersIn(line)) {
        if (offered.has(slug)) continue
        offered.add(slug)
        draft.note('notation.library', firstLine + index, { module: slug, text: named })
      }
}

/** Texts whose sections are already known; lines are counted as if the texts followed each other. */
function sectionsOf(texts: readonly SectionText[], draft: ModuleDraft): PastedSection[] {
  let firstLine = 1
  return texts.slice(0, SECTIONS_MAX).flatMap(({ section, text }) => {
    const whole = { section, title: '', lines: tidied(text, draft).split('\n'), firstLine }
    firstLine += whole.lines.length
    return inParts(whole)
  })
}

function tidied(text: string, draft: ModuleDraft): string {
  const isLong = text.length > PASTE_MAX_CHARACTERS
  const cut = isLong ? text.slice(0, PASTE_MAX_CHARACTERS) : text
  if (isLong) draft.note('notation.tooLong', 1, { max: PASTE_MAX_CHARACTERS })
  const lines = cut.replace(/\r\n?/gu, '\n')
  // The wide signs of Chinese and Japanese keyboards are the same notation.
  const clean = lines
    .replace(/[\0\p{Surrogate}]/gu, '')
    .replace(/[＿＊｜［］｛｝]/gu, (sign) => sign.normalize('NFKC'))
    .replace(/〔([^〔〕\n]{0,80})〕/gu, '（$1）')
  // The cut itself may have split a surrogate pair, which is not worth a note.
  if (!isLong && clean.length !== lines.length) draft.note('notation.characters', 1)
  return clean
}
