import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createSandbox } from '#createSandbox.ts'
import { keepKeys } from '#state/keepKeys.ts'
import { lockFolder } from '#state/lockFolder.ts'

/* Runs the sandbox as a process. Settings come from the environment, because arguments can be read by every user of
   the computer. Once it listens, it prints its address and keys as one line of JSON. It ends on SIGTERM, on SIGINT,
   and when the ipc channel to its parent process closes. */
// The bundle is CommonJS, which has no top-level await.
void run(process.env)

async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = path.resolve(env['GATEWAY_SANDBOX_DATA_DIR'] ?? 'data/gateway-sandbox')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  const keys = await keepKeys(dataDir)

  const sandbox = await createSandbox({
    port: Number(env['GATEWAY_SANDBOX_PORT'] ?? 0),
    dataDir,
    secretKey: env['GATEWAY_SANDBOX_SECRET_KEY'] ?? keys.secretKey,
    clientKey: env['GATEWAY_SANDBOX_CLIENT_KEY'] ?? keys.clientKey,
    adminToken: env['GATEWAY_SANDBOX_ADMIN_TOKEN'] ?? randomBytes(24).toString('base64url'),
    webhookUrl: env['GATEWAY_SANDBOX_WEBHOOK_URL'],
    publicUrl: env['GATEWAY_SANDBOX_PUBLIC_URL'],
    frameAncestors: env['GATEWAY_SANDBOX_FRAME_ANCESTORS']?.split(/\s+/u),
  })
  const { url, secretKey, clientKey, adminToken } = sandbox
  process.stdout.write(`${JSON.stringify({ url, secretKey, clientKey, adminToken })}\n`)

  let isStopping = false
  function stop(): void {
    if (isStopping) return
    isStopping = true
    void sandbox
      .close()
      .then(unlock)
      .then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  // A sandbox with an ipc channel ends together with its parent process, however that ended.
  process.on('disconnect', stop)
  process.channel?.unref()
}
