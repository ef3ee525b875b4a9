/**
 * Systems with a released module in the library, by their names in reports. The slugs are those of the library's
 * files. Servers don't load drafts, so an offer of one would lead nowhere.
 */
const OFFERS: readonly (readonly [slug: string, names: RegExp])[] = [
  ['k-tirads', /\bK-?\s?TI-?RADS\b/iu],
  ['acr-tirads', /(?<!(?:K|EU|C)-?\s?)\b(?:ACR\s+)?TI-?RADS\b|\bTR[1-5]\b/u],
  ['birads', /\bBI-?RADS\b/iu],
  ['lung-rads', /\bLung-?\s?RADS\b/iu],
  ['lirads', /\bLI-?RADS\b|\bLR-(?:[1-5M]|TIV)\b/iu],
  ['orads-us', /\bO-?RADS\b/iu],
  ['pirads', /\bPI-?RADS\b/iu],
  ['cad-rads', /\bCAD-?RADS\b/iu],
  ['cac-drs', /\bCAC-?DRS\b|\bAgatston\b|calcium score/iu],
  ['bosniak-2019', /\bBosniak\b/iu],
  ['fleischner-2017', /\bFleischner\b/iu],
  ['thyroid-bethesda', /\bBethesda\b(?!.{0,60}(?:cervi|ASC-?US|LSIL|HSIL|NILM))/iu],
  ['cervical-bethesda', /\b(?:ASC-?US|ASC-?H|LSIL|HSIL|NILM)\b/u],
  ['recist-1-1', /\bRECIST\b/iu],
  ['aspects', /\bASPECTS?\b(?=\s*(?:score|[:=]|\d|\[|_|점))/iu],
  ['kellgren-lawrence', /\bKellgren\b|\bK-?L\s+grade\b/iu],
  ['pfirrmann', /\bPfirrmann\b/iu],
  ['meyerding', /\bMeyerding\b/iu],
  ['cobb-angle', /\bCobb\b/iu],
  ['nascet', /\bNASCET\b/iu],
  ['ctsi', /\bCTSI\b|\bBalthazar\b/iu],
  ['gleason-grade-group', /\bGleason\b/iu],
  ['her2-breast', /\bHER-?2\b/iu],
  ['pdl1', /\bPD-?L1\b/iu],
  ['allred', /\bAllred\b/iu],
  ['nottingham-grade', /\bNottingham\b/iu],
  ['sah-grades', /\bHunt\s?(?:and|&|-)\s?Hess\b|\bFisher grade\b/iu],
  ['brain-fazekas-mta', /\bFazekas\b/iu],
  ['melanoma-ajcc8', /\bBreslow\b/iu],
  ['prostate-psad', /\bPSA density\b/iu],
  ['dexa', /\bT-score\b/iu],
  ['rcc-who-isup', /\bISUP\b.{0,20}\b(?:RCC|renal)|\brenal cell\b.{0,40}\bISUP\b|\bFuhrman\b/iu],
  ['aast-liver', /\bAAST\b.{0,40}(?:liver|간)|(?:liver|간).{0,40}\bAAST\b/iu],
  ['aast-spleen', /\bAAST\b.{0,40}(?:spleen|비장)|(?:spleen|비장).{0,40}\bAAST\b/iu],
  ['aast-kidney', /\bAAST\b.{0,40}(?:kidney|renal|신장)|(?:kidney|renal|신장).{0,40}\bAAST\b/iu],
]
/** Names of systems further back in a line are ignored. */
const LINE_MAX = 2000

/** The library files that a proposal may name; a test compares them with the library. */
export const OFFERED_SLUGS: readonly string[] = OFFERS.map(([slug]) => slug)

/** Finds the library modules that a line names, each with the words that name it. */
export function offersIn(line: string): { slug: string; text: string }[] {
  const looked = line.slice(0, LINE_MAX)
  if (!/[A-Z]/u.test(looked)) return []
  return OFFERS.flatMap(([slug, names]) => {
    const found = names.exec(looked)?.[0]
    return found === undefined ? [] : [{ slug, text: found }]
  })
}
