/** The account that owns what Pandok publishes. Nobody can sign in as it: its password is none, and it is suspended. */
export const LIBRARY_OWNER_ID = 'mem_pandok_library'
