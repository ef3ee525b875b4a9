/** Marks a Questionnaire that was written from a module: its linkIds are the module's names. */
export const OWN_TAG_SYSTEM = 'urn:pandok:module'
