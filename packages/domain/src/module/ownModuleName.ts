import { dashesToSpaces } from '../name/dashes.ts'
import { tidyName } from '../name/name.ts'

/**
 * Returns the name of a library module as one of the member's own, in which dashes aren't allowed: «TI RADS».
 */
export const ownModuleName = (name: string): string => tidyName(dashesToSpaces(name))

/** Returns the text for a search that finds both «TI RADS» and «TI-RADS», whichever is typed. */
export const searchedName = (text: string): string => dashesToSpaces(text)
