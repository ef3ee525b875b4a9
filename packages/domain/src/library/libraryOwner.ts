/**
 * This account owns what Pandok publishes. Nobody can sign in with it: it has no password and is suspended.
 */
export const LIBRARY_OWNER_ID = 'mem_pandok_library'
