interface Citation {
  text: string
  url?: string | undefined
}

/** Addresses of calculators, news, blogs, copies and teaching pages: whoever follows them finds no author who answers for what is said. */
const WEAK_ADDRESSES: readonly RegExp[] = [
  /calculator|calc\d|blog|wixsite|sites\.google|wikipedia/iu,
  // Copies of papers and books.
  /scribd|slideshare|studylib|pdffox|scirp|ynjr\.net|vdocuments|5dok/iu,
  // News of the trade.
  /auntminnie|diagnosticimaging/iu,
  // Answers and courses for readers in a hurry.
  /medscape|pacs\.de|labce|medicalcriteria|mudr\.org|derangedphysiology|prostatemritoolkit|yingbo777|gilbertbigras/iu,
  /southtexasradiologygroup|faculty\.washington/iu,
  // Programs.
  /sophiewell|radulator|radreport|radiology-right-click|drlef/iu,
]

/** Matches citations that only describe a page, for want of a title. */
const WEAK_TEXT =
  /calculator page|news page|teaching (?:page|notes)|rules as code|^notes of |^copy of |^open (?:code|implementation|reporting template|decision tree)|^report(?:ing)? tables?\b/iu

const LOST = /address was not kept/iu

/** What keeps an entry from being published for what it cites. What nobody can find is refused of a draft as well. */
export const weakSourceProblems = (citations: readonly Citation[], isDraft = false): string[] => [
  ...(isDraft ? [] : citations)
    .filter(
      ({ text, url = '' }) => WEAK_TEXT.test(text) || WEAK_ADDRESSES.some((address) => address.test(url)),
    )
    .map(({ text }) => `cites a page that nobody answers for: ${text}`),
  ...citations.filter(({ text }) => LOST.test(text)).map(({ text }) => `cites what nobody can find: ${text}`),
]
