import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts'

/** For tests: serves the data folder in its argument until it is killed, or prints why it could not. */
const [dataDir = ''] = process.argv.slice(2)
try {
  const { url, pid } = await startEmbeddedPostgres({ dataDir })
  process.stdout.write(`${JSON.stringify({ url, pid })}\n`)
} catch (error) {
  const { name, message } = error as Error
  process.stdout.write(`${JSON.stringify({ error: name, message })}\n`)
}
