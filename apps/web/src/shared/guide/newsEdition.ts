/** The latest heading of docs/guide/en/whats-new.md; a test compares the two. */
export const NEWS_EDITION = 'November 2026'
