import type { Services } from '#rpc/Services.ts'

/** Whatever changes banners takes turns: no order is set for a list that is changing. */
export const withBannerLock = <T>(
  { inTransaction }: Pick<Services, 'inTransaction'>,
  work: (repositories: Services['repositories']) => Promise<T>,
): Promise<T> =>
  inTransaction(async (repositories) => {
    await repositories.lock('banners')
    return work(repositories)
  })
