import { randomBytes } from 'node:crypto'
import { type Admin, createAdmin } from '#gateway/createAdmin.ts'
import { openGateway } from '#gateway/openGateway.ts'
import { createCallLog } from '#http/CallLog.ts'
import { createHttp } from '#http/createHttp.ts'

export interface SandboxOptions {
  /** The port on 127.0.0.1; 0 chooses a free one. */
  readonly port: number
  readonly dataDir: string
  readonly secretKey: string
  readonly clientKey: string
  readonly webhookUrl?: string | undefined
  /** The time at which the virtual clock starts; `/__admin/clock` moves it. */
  readonly now?: (() => Date) | undefined
  readonly adminToken?: string | undefined
  /** The address at which browsers and links reach it if a proxy stands in front. */
  readonly publicUrl?: string | undefined
  readonly merchant?: string | undefined
  /** Pages besides those of this computer that may show the window in a frame. */
  readonly frameAncestors?: readonly string[] | undefined
}

export interface Sandbox extends Admin {
  readonly url: string
  readonly secretKey: string
  readonly clientKey: string
  readonly adminToken: string
  close(): Promise<void>
}

const THIS_COMPUTER = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'https://localhost:*',
  'https://127.0.0.1:*',
]

/** Starts a local payment gateway that behaves like Toss Payments, for tests and for trying out the product. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, dataDir, secretKey, clientKey, now = () => new Date() } = options
  // A real key can only be configured by mistake, so the sandbox refuses to start.
  if (!/^test_g?sk_/u.test(secretKey) || !/^test_g?ck_/u.test(clientKey)) {
    throw new Error('The sandbox takes test keys only: test_sk_… and test_ck_….')
  }
  const adminToken = options.adminToken ?? randomBytes(24).toString('base64url')
  let url = ''
  const origin = () => options.publicUrl ?? url
  const gateway = await openGateway({
    dataDir,
    now: () => now().getTime(),
    webhookUrl: options.webhookUrl ?? null,
    origin,
  })
  const calls = createCallLog()
  const admin = createAdmin(gateway, calls)
  const http = createHttp({
    line: { gateway, calls, secretKey, origin },
    window: {
      gateway,
      clientKey,
      merchant: options.merchant ?? 'Pandok',
      origin,
      frameAncestors: [...THIS_COMPUTER, ...(options.frameAncestors ?? [])],
    },
    admin,
    adminToken,
  })
  try {
    url = await http.listen(port)
  } catch (error) {
    await gateway.close()
    throw error
  }
  gateway.webhooks.wake()
  return {
    ...admin,
    url,
    secretKey,
    clientKey,
    adminToken,
    async close() {
      gateway.faults.set([])
      await http.close()
      await gateway.close()
    },
  }
}
