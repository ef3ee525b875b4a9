/**
 * What a module of the library is called once it is a member's own, whose names are without '-': the hyphen that looks the
 * same takes its place, so that «TI‑RADS» still reads as it should.
 */
export const ownModuleName = (name: string): string => name.replaceAll('-', '\u2011')

/** Undoes it for a search, in which everybody types '-'. */
export const searchedName = (text: string): string => text.replaceAll(/[\u2010\u2011]/gu, '-')
