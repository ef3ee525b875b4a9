import { fileURLToPath } from 'node:url'
import * as peers from '../../tools/setup/installPeers.ts'

const folder = fileURLToPath(new URL('./peers', import.meta.url))

export const installPeers = (): void => peers.installPeers(folder, 'the engine')

export const peerVersion = (name: string): string => peers.peerVersion(folder, name)
