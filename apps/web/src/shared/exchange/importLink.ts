/** Where macros and templates are looked through before they are taken over. */
export const IMPORT_SCREEN = '/program/import'
