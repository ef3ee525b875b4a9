import { randomBytes } from 'node:crypto'
import { startSmtpServer, type TestSmtpServer } from '@pandok/testkit'
import { type Pandok, startPandok } from './startPandok.ts'
import { startPostgres } from './startPostgres.ts'
import { type RoundRobin, startRoundRobin } from './startRoundRobin.ts'

export interface Cluster {
  readonly servers: readonly [Pandok, Pandok, Pandok]
  readonly front: RoundRobin
  readonly smtp: TestSmtpServer
  dispose(): Promise<void>
}

/** Three servers that start at the same moment on one empty database, behind a round robin. */
export async function startCluster(settings: Record<string, string>): Promise<Cluster> {
  const postgres = await startPostgres()
  const smtp = await startSmtpServer()
  const env = {
    DATABASE_URL: postgres.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: smtp.url,
    ...settings,
  }
  const starting = await Promise.allSettled([startPandok(env), startPandok(env), startPandok(env)])
  const started = starting.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  const [first, second, third] = started
  const front = await startRoundRobin(started.map(({ url }) => url))

  async function dispose(): Promise<void> {
    await front.close()
    await Promise.all(started.map((server) => server.dispose()))
    await postgres.dispose()
    await smtp.close()
  }

  if (!first || !second || !third) {
    await dispose()
    throw starting.find((result) => result.status === 'rejected')?.reason
  }
  return { servers: [first, second, third], front, smtp, dispose }
}
