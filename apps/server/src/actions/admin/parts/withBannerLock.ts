import type { Services } from '#rpc/Services.ts'

type BannerServices = Services<'audit' | 'banners' | 'lock'>

/** Whatever changes banners takes turns: no order is set for a list that is changing. */
export const withBannerLock = <T>(
  { inTransaction }: Pick<BannerServices, 'inTransaction'>,
  work: (repositories: BannerServices['repositories']) => Promise<T>,
): Promise<T> =>
  inTransaction(async (repositories) => {
    await repositories.lock('banners')
    return work(repositories)
  })
