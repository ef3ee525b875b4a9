import { dashesToSpaces } from '../name/dashes.ts'
import { tidyName } from '../name/name.ts'

/** Returns the name of a library module as a member's own, which has no '-': «TI RADS». */
export const ownModuleName = (name: string): string => tidyName(dashesToSpaces(name))

/** Returns the text for a search, which finds both «TI RADS» and «TI-RADS» however it is typed. */
export const searchedName = (text: string): string => dashesToSpaces(text)
