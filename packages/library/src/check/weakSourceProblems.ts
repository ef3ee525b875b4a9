interface Citation {
  text: string
  url?: string | undefined
}

/**
 * Pages of calculators, news, blogs, copies and teaching have no author who is responsible for the content.
 */
const WEAK_ADDRESSES: readonly RegExp[] = [
  /calculator|calc\d|blog|wixsite|sites\.google|wikipedia/iu,
  // These sites have copies of papers and books.
  /scribd|slideshare|studylib|pdffox|scirp|ynjr\.net|vdocuments|5dok/iu,
  // These sites list abstracts of papers by others, and copies of guidelines.
  /arxivlens|medifind|paperexplained|researcher\.life|endourology\.ph|scilit\.|docslib|urotoday|drpixel/iu,
  // These are news sites for physicians.
  /auntminnie|diagnosticimaging/iu,
  // These sites have summaries and courses.
  /medscape|pacs\.de|labce|medicalcriteria|mudr\.org|derangedphysiology|prostatemritoolkit|yingbo777|gilbertbigras/iu,
  /southtexasradiologygroup|faculty\.washington/iu,
  // These are pages of programs.
  /sophiewell|radulator|radreport|radiology-right-click|drlef/iu,
]

/** Matches citations that only describe a page because it has no title. */
const WEAK_TEXT =
  /calculator page|news page|teaching (?:page|notes)|rules as code|^notes of |^copy of |^open (?:code|implementation|reporting template|decision tree)|^report(?:ing)? tables?\b/iu

const LOST = /address was not kept/iu

/**
 * Lists the citations that keep an entry from being published. A citation that can't be looked up is refused
 * even in a draft.
 */
export const weakSourceProblems = (citations: readonly Citation[], isDraft = false): string[] => [
  ...(isDraft ? [] : citations)
    .filter(
      ({ text, url = '' }) => WEAK_TEXT.test(text) || WEAK_ADDRESSES.some((address) => address.test(url)),
    )
    .map(({ text }) => `cites a page that nobody answers for: ${text}`),
  ...citations.filter(({ text }) => LOST.test(text)).map(({ text }) => `cites what nobody can find: ${text}`),
]
