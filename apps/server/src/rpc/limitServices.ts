import type { RepositoryName, Services } from './Services.ts'

/** The same services with no other repositories than the named ones, inside transactions as well. */
export function limitServices(services: Services, uses: readonly RepositoryName[]): Services {
  // The type of the whole: what isn't named is absent, and an action's own type doesn't let it be read.
  const limit = (all: Services['repositories']) =>
    Object.fromEntries(uses.map((name) => [name, all[name]])) as unknown as Services['repositories']
  return {
    ...services,
    repositories: limit(services.repositories),
    inTransaction: (work) => services.inTransaction((bound) => work(limit(bound))),
  }
}
