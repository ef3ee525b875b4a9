export type Migration = (document: Readonly<Record<string, unknown>>) => Record<string, unknown>

/**
 * The n-th turns version n into version n + 1. It gets what was saved under the old rules, but nothing has checked it
 * since, so it must not throw at anything. Before `DEFINITION_VERSION` is raised, documents of the old version are
 * frozen in `fixtures/v<n>/`.
 */
export const MIGRATIONS: readonly Migration[] = []
