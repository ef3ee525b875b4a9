import { dashesToSpaces } from '../name/dashes.ts'
import { tidyName } from '../name/name.ts'

/** What a module of the library is called once it is a member's own, whose names are without '-': «TI RADS». */
export const ownModuleName = (name: string): string => tidyName(dashesToSpaces(name))

/** For a search, which finds «TI RADS» and «TI-RADS» alike, whichever way it is typed. */
export const searchedName = (text: string): string => dashesToSpaces(text)
