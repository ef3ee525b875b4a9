export type Migration = (document: Readonly<Record<string, unknown>>) => Record<string, unknown>

/**
 * The n-th migration converts version n into version n + 1. Its input was valid under the old rules but is
 * not checked again, so a migration must never throw. Before `DEFINITION_VERSION` is raised, documents of the
 * old version are frozen in `fixtures/v<n>/`.
 */
export const MIGRATIONS: readonly Migration[] = []
