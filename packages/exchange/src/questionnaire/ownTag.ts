/** Marks a Questionnaire that was written from a module: its linkIds are the names in the module. */
export const OWN_TAG_SYSTEM = 'urn:pandok:module'
/**
 * Gives the kind of a question in a module if FHIR has no type for it: a side, a size, a measurement, a
 * sentence.
 */
export const OWN_KIND = 'urn:pandok:kind'
/** Contains the whole definition of the module, for a file that is imported again without changes. */
export const OWN_DEFINITION = 'urn:pandok:definition'
