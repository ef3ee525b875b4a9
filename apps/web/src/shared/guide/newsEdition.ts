/** The latest heading of docs/guide/en/whats-new.md; a test holds the two together. */
export const NEWS_EDITION = 'November 2026'
