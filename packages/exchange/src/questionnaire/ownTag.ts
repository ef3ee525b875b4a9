/** Marks a Questionnaire that was written from a module: its linkIds are the module's names. */
export const OWN_TAG_SYSTEM = 'urn:pandok:module'
/** What a question is in a module where FHIR has no word for it: a side, a size, a measurement, a sentence. */
export const OWN_KIND = 'urn:pandok:kind'
