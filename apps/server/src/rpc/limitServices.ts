import type { RepositoryName, Services } from './Services.ts'

/** Returns the same services with the named repositories only, also inside transactions. */
export function limitServices(services: Services, uses: readonly RepositoryName[]): Services {
  // The type is that of all repositories; those that aren't named are absent, and the type of an action
  // doesn't let it read them.
  const limit = (all: Services['repositories']) =>
    Object.fromEntries(uses.map((name) => [name, all[name]])) as unknown as Services['repositories']
  return {
    ...services,
    repositories: limit(services.repositories),
    inTransaction: (work) => services.inTransaction((bound) => work(limit(bound))),
  }
}
