/** The page on which macros and templates are reviewed before they are imported. */
export const IMPORT_SCREEN = '/program/import'
