import type { Services } from '#rpc/Services.ts'

type BannerServices = Services<'audit' | 'banners' | 'lock'>

/** All changes of banners take this lock, so that no order is set for a changing list. */
export const withBannerLock = <T>(
  { inTransaction }: Pick<BannerServices, 'inTransaction'>,
  work: (repositories: BannerServices['repositories']) => Promise<T>,
): Promise<T> =>
  inTransaction(async (repositories) => {
    await repositories.lock('banners')
    return work(repositories)
  })
