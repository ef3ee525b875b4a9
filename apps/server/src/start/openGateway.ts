import path from 'node:path'
import type { Config } from '#config/Config.ts'
import type { Log } from '#log/Log.ts'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import { createTossGateway } from '#payment/toss/createTossGateway.ts'
import { startGatewaySandbox } from './gateway-sandbox/startGatewaySandbox.ts'

export interface OpenedGateway {
  /** Null if nothing can be bought. */
  gateway: PaymentGateway | null
  /** Tells a gateway of our own where this server is; for a real one the merchant configures it. */
  announce: (serverUrl: string) => Promise<void>
  close: () => Promise<void>
}

const REAL_SCRIPT = 'https://js.tosspayments.com/v2/standard'
const REAL_HOST = /(?:^|\.)tosspayments\.com$/

export const NO_GATEWAY: OpenedGateway = {
  gateway: null,
  announce: async () => {},
  close: async () => {},
}

/** Opens the merchant's gateway if there are keys, our own in demo mode, and none otherwise. */
export async function openGateway(
  { toss, isDemo, dataDir, clockShiftMs }: Pick<Config, 'toss' | 'isDemo' | 'dataDir' | 'clockShiftMs'>,
  log: Log,
): Promise<OpenedGateway> {
  if (toss !== null) {
    const isSandbox = !REAL_HOST.test(new URL(toss.apiBase).hostname)
    const scriptUrl = isSandbox ? scriptOf(toss.apiBase) : REAL_SCRIPT
    const gateway = createTossGateway({ ...toss, baseUrl: toss.apiBase, scriptUrl, isSandbox, log })
    return { ...NO_GATEWAY, gateway }
  }
  if (!isDemo) {
    log.warn('nothing can be bought: TOSS_CLIENT_KEY and TOSS_SECRET_KEY are not set')
    return NO_GATEWAY
  }
  const sandbox = await startGatewaySandbox({ dataDir: path.join(dataDir, 'gateway'), log })
  const { url, secretKey, clientKey } = sandbox
  return {
    gateway: createTossGateway({
      baseUrl: url,
      secretKey,
      clientKey,
      scriptUrl: scriptOf(url),
      isSandbox: true,
      log,
    }),
    async announce(serverUrl) {
      if (clockShiftMs > 0) await sandbox.moveClockTo(new Date(Date.now() + clockShiftMs))
      await sandbox.sendWebhooksTo(`${serverUrl}/api/payment/webhook`)
    },
    close: sandbox.stop,
  }
}

const scriptOf = (base: string): string => `${base}/v2/standard.js`
