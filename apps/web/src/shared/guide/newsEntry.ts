/**
 * The month and title of the first entry in docs/guide/en/whats-new.md; a test compares them. It is an entry rather
 * than a month, so that a second update in a month is announced as well.
 */
export const NEWS_ENTRY = 'November 2026: Then and now.'
