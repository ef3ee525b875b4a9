import { createSourceHandler } from './createSourceHandler.ts'
import type { SourceRequest } from './SourceMessage.ts'

const handle = createSourceHandler((answer) => self.postMessage(answer))

self.addEventListener('message', ({ data }: MessageEvent<SourceRequest>) => void handle(data))
